import type { Character } from '@luciole/contract/character'
import type { Companion, CompanionFields } from '@luciole/contract/companions'
import { LIMITS } from '@luciole/contract/limits'
import type { Portrait } from '@luciole/contract/portraits'
import type { OwnedKid } from '#features/kids/owned-kid'
import type { Clock } from '#platform/clock'
import { inTransaction, type Db, type Queryable, type Tx } from '#platform/db'
import { AppError } from '#platform/errors'
import type { NewId } from '#platform/ids'
import * as store from './companions.store'
import type { CompanionRow } from './companions.tables'
import { companionView } from './companions.view'

export interface CompanionsDependencies {
  db: Db
  clock: Clock
  newId: NewId
  /** Throws `text.refused` for words that have no place in a story for children. */
  refuseUnkindText: (text: string) => void
  refuseUnkindName: (text: string) => void
  portraitsOf: (input: { db: Queryable; kidIds: string[] }) => Promise<Map<string, Portrait>>
  savePortrait: (input: {
    tx: Tx
    kid: OwnedKid
    companionId: string
    character: Character
  }) => Promise<void>
  forgetPortraits: (input: {
    tx: Tx
    accountId: string
    kidId: string
    companionId: string
  }) => Promise<void>
  announce: (input: { tx: Tx; accountId: string; kidId: string }) => Promise<void>
}

export type CompanionsService = ReturnType<typeof createCompanionsService>

export function createCompanionsService(dependencies: CompanionsDependencies) {
  const { db, clock, newId, portraitsOf, savePortrait, announce } = dependencies

  function check({ name, description }: CompanionFields) {
    dependencies.refuseUnkindName(name)
    if (description) dependencies.refuseUnkindText(description)
  }

  async function find({
    db,
    kid,
    companionId,
  }: {
    db: Queryable
    kid: OwnedKid
    companionId: string
  }): Promise<CompanionRow> {
    const row = await store.findCompanion({ db, kidId: kid.id, companionId })
    if (!row) throw new AppError('not_found')
    return row
  }

  async function list({ kid }: { kid: OwnedKid }): Promise<Companion[]> {
    const [rows, portraits] = await Promise.all([
      store.listCompanions({ db, kidId: kid.id }),
      portraitsOf({ db, kidIds: [kid.id] }),
    ])
    return rows.map((row) => companionView({ row, portrait: portraits.get(row.id) }))
  }

  const get = async ({ kid, companionId }: { kid: OwnedKid; companionId: string }) => {
    const row = await find({ db, kid, companionId })
    const portraits = await portraitsOf({ db, kidIds: [kid.id] })
    return companionView({ row, portrait: portraits.get(row.id) })
  }

  return {
    list,
    get,

    async create({ kid, fields }: { kid: OwnedKid; fields: CompanionFields }): Promise<Companion> {
      check(fields)
      const now = clock.now()
      const id = newId()
      await inTransaction({ db }, async (tx) => {
        await store.lockCompanionsOfKid({ db: tx, kidId: kid.id })
        const others = await store.listCompanions({ db: tx, kidId: kid.id })
        if (others.length >= LIMITS.companionsPerKid) throw new AppError('companion.limit_reached')
        await store.insertCompanion({
          db: tx,
          row: {
            id,
            accountId: kid.accountId,
            kidId: kid.id,
            ...fields,
            createdAt: now,
            updatedAt: now,
          },
        })
        await announce({ tx, accountId: kid.accountId, kidId: kid.id })
      })
      return get({ kid, companionId: id })
    },

    async update({
      kid,
      companionId,
      fields,
    }: {
      kid: OwnedKid
      companionId: string
      fields: CompanionFields
    }): Promise<Companion> {
      check(fields)
      await inTransaction({ db }, async (tx) => {
        await find({ db: tx, kid, companionId })
        await store.updateCompanion({ db: tx, companionId, fields, now: clock.now() })
        await announce({ tx, accountId: kid.accountId, kidId: kid.id })
      })
      return get({ kid, companionId })
    },

    delete: ({ kid, companionId }: { kid: OwnedKid; companionId: string }): Promise<void> =>
      inTransaction({ db }, async (tx) => {
        await find({ db: tx, kid, companionId })
        const { id: kidId, accountId } = kid
        await dependencies.forgetPortraits({ tx, accountId, kidId, companionId })
        await store.deleteCompanion({ db: tx, companionId })
        await announce({ tx, accountId: kid.accountId, kidId: kid.id })
      }),

    savePicture: ({
      kid,
      companionId,
      character,
    }: {
      kid: OwnedKid
      companionId: string
      character: Character
    }): Promise<void> =>
      inTransaction({ db }, async (tx) => {
        await find({ db: tx, kid, companionId })
        await savePortrait({ tx, kid, companionId, character })
      }),

    find,

    /** The companions of an account who may play a part, whichever kid they belong to. */
    ofAccount: (input: { db: Queryable; accountId: string; ids: string[] }) =>
      store.findCompanionsOfAccount(input),

    async forgetKid({ tx, kid }: { tx: Tx; kid: OwnedKid }) {
      await store.deleteCompanionsOfKid({ db: tx, kidId: kid.id })
    },
  }
}
