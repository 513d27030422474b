import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#platform/db'
import { createTestClock } from '#platform/test-clock'
import { openTestDatabase } from '#platform/test-db'
import type { Identity, IdentityUser, SessionCheck } from '#providers/identity/identity'
import { createAuthenticate } from './authenticate'
import * as store from './accounts.store'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

function knockWith({ check, user }: { check: SessionCheck; user: IdentityUser | null }) {
  const identity: Pick<Identity, 'checkSession' | 'findUser'> = {
    checkSession: async () => check,
    findUser: async () => user,
  }
  const knock = createAuthenticate({
    db: database.db,
    identity: identity as Identity,
    clock: createTestClock(),
    secret: 'secret',
  })
  return knock({ authorization: 'Bearer token' })
}

const email = 'parent@example.org'
const live = (userId: string): SessionCheck => ({ state: 'live', userId, email })

describe('a call', () => {
  it('without a token, or with one that is no good, is nobody’s', async () => {
    expect(await knockWith({ check: { state: 'none' }, user: null })).toBeNull()
    const check: SessionCheck = { state: 'ended', userId: randomUUID() }
    expect(await knockWith({ check, user: null })).toBeNull()
  })

  it('opens the account the first time, once, in the language of the parent', async () => {
    const id = randomUUID()
    const user = { id, email, language: 'fr' as const }
    const callers = await Promise.all(
      Array.from({ length: 5 }, () => knockWith({ check: live(id), user })),
    )
    for (const caller of callers) {
      expect(caller).toEqual({ accountId: id, email, isBeingDeleted: false })
    }
    const account = await store.findAccount(database.db, id)
    expect(account).toMatchObject({ interfaceLanguage: 'fr', storyLanguage: 'fr' })
    expect(account?.emailHash).not.toContain('parent')
  })

  it('on an account that is being deleted says so, though its sessions are dead', async () => {
    const id = randomUUID()
    await knockWith({ check: live(id), user: { id, email, language: null } })
    const deletingSince = new Date()
    await store.updateAccount(database.db, { id, patch: { deletingSince } })
    for (const check of [live(id), { state: 'ended', userId: id } as const]) {
      expect(await knockWith({ check, user: null })).toMatchObject({ isBeingDeleted: true })
    }
  })

  it('of an erased account says so, and opens no new one', async () => {
    const id = randomUUID()
    for (const check of [live(id), { state: 'deleted', userId: id } as const]) {
      expect(await knockWith({ check, user: null })).toMatchObject({ isBeingDeleted: true })
    }
    expect(await store.findAccount(database.db, id)).toBeNull()
  })
})
