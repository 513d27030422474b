import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction, type Database } from '#platform/db'
import { openTestDatabase } from '#platform/test-db'
import type { Identity } from '#providers/identity/identity'
import type { MediaStore } from '#providers/media-store/media-store'
import * as store from './accounts.store'
import { accountsHolding } from './accounts-holding'
import { eraseAccount, type ErasureDeps } from './erasure.service'

const createdAt = new Date('2026-03-01T08:00:00Z')
const email = 'parent@example.org'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

async function closedAccount() {
  const [accountId, erasureId] = [randomUUID(), randomUUID()]
  const languages = { interfaceLanguage: 'fr', storyLanguage: 'fr' } as const
  const account = { id: accountId, ...languages, emailHash: 'hash', createdAt }
  await store.insertAccount(database.db, { ...account, deletingSince: createdAt })
  await inTransaction(database, async (tx) => {
    await store.insertErasure(tx, { id: erasureId, accountId, email, language: 'fr', createdAt })
    const made = { state: 'ready' as const, expiresAt: createdAt, createdAt }
    await store.insertExport(tx, { id: randomUUID(), accountId, snapshotKey: 'a/b.json', ...made })
  })
  return { accountId, erasureId }
}

/** The world outside, writing down what it is asked, and dying at the call it is told to. */
function createWorld(diesAt: number) {
  const calls: string[] = []
  const note = async (call: string) => {
    calls.push(call)
    if (calls.length === diesAt) throw new Error('killed here')
  }
  const identity: Identity = {
    mode: 'embedded',
    checkSession: async () => ({ state: 'none' }),
    findUser: async () => null,
    checkPassword: async () => 'wrong',
    setLanguage: async () => {},
    endSessions: () => note('sessions'),
    deleteUser: () => note('identity'),
    exportUser: async () => ({}),
  }
  const mediaStore: Pick<MediaStore, 'removeAllOf'> = { removeAllOf: () => note('media') }
  const deps: ErasureDeps = {
    db: database.db,
    identity,
    mediaStore: mediaStore as MediaStore,
    holdings: [accountsHolding],
    endSubscription: ({ key }) => note(`subscription ${key.split(':')[1]}`),
    forgetLetters: (address) => note(`letters ${address}`),
    sendReceipt: ({ to, language }) => note(`receipt ${to} ${language}`),
  }
  return { deps, calls }
}

const run = (deps: ErasureDeps, erasureId: string) =>
  eraseAccount(deps, {
    erasureId,
    jobId: randomUUID(),
    commit: (work) => inTransaction(database, work),
    signal: new AbortController().signal,
  })

describe('erasing an account', () => {
  it('goes in the promised order, the identity and then the receipt last', async () => {
    const { erasureId, accountId } = await closedAccount()
    const { deps, calls } = createWorld(0)
    await run(deps, erasureId)
    expect(calls).toEqual([
      'sessions',
      'subscription subscription',
      'media',
      'identity',
      `letters ${email}`,
      `receipt ${email} fr`,
      'media',
    ])
    expect(await store.findAccount(database.db, accountId)).toBeNull()
    expect(await store.findErasure(database.db, erasureId)).toBeNull()
  })

  it('killed at any step is finished by the next try', async () => {
    for (let diesAt = 1; diesAt <= 7; diesAt += 1) {
      const { erasureId, accountId } = await closedAccount()
      const { deps, calls } = createWorld(diesAt)
      await expect(run(deps, erasureId)).rejects.toThrow('killed here')
      expect((await store.findAccount(database.db, accountId))?.deletingSince).toEqual(createdAt)
      await run(deps, erasureId)
      expect(await store.findAccount(database.db, accountId)).toBeNull()
      expect(await store.listExportsOf(database.db, accountId)).toEqual([])
      expect(calls).toContain(`receipt ${email} fr`)
      const done = calls.length
      await run(deps, erasureId)
      expect(calls).toHaveLength(done)
    }
  })
})
