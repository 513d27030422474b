import { KID_COLORS, type Kid, type KidFields } from '@luciole/contract/kids'
import { LIMITS } from '@luciole/contract/limits'
import type { Portrait } from '@luciole/contract/portraits'
import { inTransaction, type Db, type Queryable, type Tx } from '#platform/db'
import type { Clock } from '#platform/clock'
import { AppError } from '#platform/errors'
import type { NewId } from '#platform/ids'
import type { Parent } from '#platform/trpc'
import { isDateOfBirthPossible } from './date-of-birth'
import * as store from './kids.store'
import type { KidRow } from './kids.tables'
import { kidView } from './kids.view'
import { isKidLocked, type KidAllowance } from './locked-kid'
import type { OwnedKid } from './owned-kid'

export interface KidsDependencies {
  db: Db
  clock: Clock
  newId: NewId
  allowanceOf: (input: { db: Queryable; accountId: string }) => Promise<KidAllowance>
  portraitsOf: (input: { db: Queryable; kidIds: string[] }) => Promise<Map<string, Portrait>>
  refuseUnkindName: (name: string) => void
  announce: (input: { tx: Tx; accountId: string }) => Promise<void>
  /** Everything else that belongs to a kid and goes with it. */
  forgetKid: (input: { tx: Tx; kid: OwnedKid }) => Promise<void>
}

export type KidsService = ReturnType<typeof createKidsService>

export function createKidsService(dependencies: KidsDependencies) {
  const { db, clock, newId, allowanceOf, portraitsOf, announce } = dependencies

  /** An owned kid is made here and in `openKid` alone: a stranger's id is not found, never forbidden. */
  async function ownedKid({
    db,
    parent,
    kidId,
  }: {
    db: Queryable
    parent: Parent
    kidId: string
  }): Promise<OwnedKid> {
    const row = await store.findKid({ db, accountId: parent.accountId, kidId })
    if (!row) throw new AppError('not_found')
    return row as OwnedKid
  }

  /** Asked at every turn. An only child is open under every plan, and without one. */
  async function lockedAmong({ db, kids }: { db: Queryable; kids: KidRow[] }) {
    const [first] = kids
    if (!first || kids.length <= LIMITS.singleKids) return () => false
    const allowance = await allowanceOf({ db, accountId: first.accountId })
    return ({ id }: KidRow) => isKidLocked({ kidId: id, kids, allowance })
  }

  /** An owned kid whose profile the plan keeps open: reading and making need one. */
  async function openKid({
    db,
    parent: { accountId },
    kidId,
  }: {
    db: Queryable
    parent: Parent
    kidId: string
  }): Promise<OwnedKid> {
    const kids = await store.listKids({ db, accountId })
    const kid = kids.find(({ id }) => id === kidId)
    if (!kid) throw new AppError('not_found')
    const isLocked = await lockedAmong({ db, kids })
    if (isLocked(kid)) throw new AppError('kid.locked')
    return kid as OwnedKid
  }

  /** Some of the kids of an account, or all: how many there are is what locks one. */
  async function view({ rows, kids = rows }: { rows: KidRow[]; kids?: KidRow[] }) {
    const [isLocked, portraits] = await Promise.all([
      lockedAmong({ db, kids }),
      portraitsOf({ db, kidIds: rows.map(({ id }) => id) }),
    ])
    return rows.map((row) =>
      kidView({
        row,
        portrait: portraits.get(row.id),
        isLocked: isLocked(row),
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
    const kids = await store.listKids({ db, accountId: parent.accountId })
    const [kid] = await view({ rows: kids.filter(({ id }) => id === kidId), kids })
    if (!kid) throw new AppError('not_found')
    return kid
  }

  return {
    ownedKid,
    openKid,
    get,

    list: async ({ parent }: { parent: Parent }): Promise<Kid[]> =>
      view({ rows: await store.listKids({ db, accountId: parent.accountId }) }),

    async create({ parent, fields }: { parent: Parent; fields: KidFields }): Promise<Kid> {
      check(fields)
      const now = clock.now()
      const id = newId()
      await inTransaction({ db }, async (tx) => {
        await store.lockKidsOfAccount({ db: tx, accountId: parent.accountId })
        const { kidLimit } = await allowanceOf({ db: tx, accountId: parent.accountId })
        const count = await store.countKids({ db: tx, accountId: parent.accountId })
        if (count >= kidLimit) throw new AppError('kid.limit_reached')
        const color = fields.color ?? KID_COLORS[count % KID_COLORS.length] ?? 'dawn'
        const { name, sex, dateOfBirth } = fields
        await store.insertKid({
          db: tx,
          row: {
            id,
            accountId: parent.accountId,
            name,
            sex,
            dateOfBirth,
            color,
            createdAt: now,
            updatedAt: now,
          },
        })
        await announce({ tx, accountId: parent.accountId })
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
        const kid = await ownedKid({ db: tx, parent, kidId })
        await store.updateKid({ db: tx, kidId: kid.id, fields, now: clock.now() })
        await announce({ tx, accountId: parent.accountId })
      })
      return get({ parent, kidId })
    },

    delete: ({ parent, kidId }: { parent: Parent; kidId: string }): Promise<void> =>
      inTransaction({ db }, async (tx) => {
        const kid = await ownedKid({ db: tx, parent, kidId })
        await dependencies.forgetKid({ tx, kid })
        await store.deleteKid({ db: tx, kidId: kid.id })
        await announce({ tx, accountId: parent.accountId })
      }),
  }
}
