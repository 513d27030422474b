import { KID_COLORS, type Kid, type KidFields } from '@luciole/contract/kids'
import type { Portrait } from '@luciole/contract/portraits'
import { inTransaction, type Db, type Queryable, type Tx } from '#platform/db'
import type { Clock } from '#platform/clock'
import { AppError } from '#platform/errors'
import type { NewId } from '#platform/ids'
import { isDateOfBirthPossible } from './date-of-birth'
import * as store from './kids.store'
import type { KidRow } from './kids.tables'
import { kidView } from './kids.view'
import { isKidLocked, type KidAllowance } from './locked-kid'
import type { OwnedKid } from './owned-kid'

export interface Parent {
  accountId: string
}

export interface KidsDependencies {
  db: Db
  clock: Clock
  newId: NewId
  allowanceOf: (q: Queryable, input: { accountId: string }) => Promise<KidAllowance>
  portraitsOf: (q: Queryable, input: { kidIds: string[] }) => Promise<Map<string, Portrait>>
  refuseUnkindName: (name: string) => void
  announce: (tx: Tx, input: { accountId: string }) => Promise<void>
  /** Everything else that belongs to a kid and goes with it. */
  forgetKid: (tx: Tx, input: { kid: OwnedKid }) => Promise<void>
}

export type KidsService = ReturnType<typeof createKidsService>

export function createKidsService(dependencies: KidsDependencies) {
  const { db, clock, newId, allowanceOf, portraitsOf, announce } = dependencies

  /** The only maker of an owned kid: a stranger's id is not found, never forbidden. */
  async function ownedKid(
    q: Queryable,
    { parent, kidId }: { parent: Parent; kidId: string },
  ): Promise<OwnedKid> {
    const row = await store.findKid(q, { accountId: parent.accountId, kidId })
    if (!row) throw new AppError('not_found')
    return row as OwnedKid
  }

  /** An owned kid whose profile the plan keeps open: reading and making need one. */
  async function openKid(q: Queryable, input: { parent: Parent; kidId: string }) {
    const kid = await ownedKid(q, input)
    const [allowance, kids] = await Promise.all([
      allowanceOf(q, input.parent),
      store.listKids(q, input.parent),
    ])
    if (isKidLocked({ kidId: kid.id, kids, allowance })) throw new AppError('kid.locked')
    return kid
  }

  async function view(q: Queryable, { parent, rows }: { parent: Parent; rows: KidRow[] }) {
    const [allowance, kids, portraits] = await Promise.all([
      allowanceOf(q, parent),
      store.listKids(q, parent),
      portraitsOf(q, { kidIds: rows.map(({ id }) => id) }),
    ])
    return rows.map((row) =>
      kidView({
        row,
        portrait: portraits.get(row.id),
        isLocked: isKidLocked({ kidId: row.id, kids, allowance }),
      }),
    )
  }

  function check({ name, dateOfBirth }: KidFields) {
    dependencies.refuseUnkindName(name)
    if (!isDateOfBirthPossible({ dateOfBirth, now: clock.now() })) {
      throw new AppError('invalid_input')
    }
  }

  async function get({ parent, kidId }: { parent: Parent; kidId: string }): Promise<Kid> {
    const row = await ownedKid(db, { parent, kidId })
    const [kid] = await view(db, { parent, rows: [row] })
    if (!kid) throw new AppError('not_found')
    return kid
  }

  return {
    ownedKid,
    openKid,
    get,

    list: async ({ parent }: { parent: Parent }): Promise<Kid[]> =>
      view(db, { parent, rows: await store.listKids(db, parent) }),

    async create({ parent, fields }: { parent: Parent; fields: KidFields }): Promise<Kid> {
      check(fields)
      const now = clock.now()
      const id = newId()
      await inTransaction({ db }, async (tx) => {
        await store.lockKidsOfAccount(tx, parent)
        const { kidLimit } = await allowanceOf(tx, parent)
        const count = await store.countKids(tx, parent)
        if (count >= kidLimit) throw new AppError('kid.limit_reached')
        const color = fields.color ?? KID_COLORS[count % KID_COLORS.length] ?? 'dawn'
        const { name, sex, dateOfBirth } = fields
        await store.insertKid(tx, {
          id,
          accountId: parent.accountId,
          name: name.trim(),
          sex,
          dateOfBirth,
          color,
          createdAt: now,
          updatedAt: now,
        })
        await announce(tx, parent)
      })
      return get({ parent, kidId: id })
    },

    async update({
      parent,
      kidId,
      fields,
    }: {
      parent: Parent
      kidId: string
      fields: KidFields
    }): Promise<Kid> {
      check(fields)
      await inTransaction({ db }, async (tx) => {
        const kid = await ownedKid(tx, { parent, kidId })
        await store.updateKid(tx, { kidId: kid.id, fields, now: clock.now() })
        await announce(tx, parent)
      })
      return get({ parent, kidId })
    },

    delete: ({ parent, kidId }: { parent: Parent; kidId: string }): Promise<void> =>
      inTransaction({ db }, async (tx) => {
        const kid = await ownedKid(tx, { parent, kidId })
        await dependencies.forgetKid(tx, { kid })
        await store.deleteKid(tx, { kidId: kid.id })
        await announce(tx, parent)
      }),
  }
}
