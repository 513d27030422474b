import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Identity } from './identity'
import { PASSWORD, startTestService, type TestService } from './test-service'

/** What every kind of identity answers; the parents sign up at a GoTrue of their own. */
export function describeIdentity(
  name: string,
  open: (service: TestService) => Promise<Identity> | Identity,
): void {
  describe(`${name} identity`, () => {
    let service: TestService
    let identity: Identity
    beforeAll(async () => {
      service = await startTestService()
      identity = await open(service)
    })
    afterAll(() => service.close())

    it('knows the parent behind a live session', async () => {
      const { session, user, email } = await service.confirmedParent()
      const check = await identity.checkSession(session.access_token)
      expect(check).toEqual({ state: 'live', userId: user.id, email })
    })

    it('knows nobody behind a forged or ended token, nor an administrator', async () => {
      const { session } = await service.confirmedParent()
      const forged = `${session.access_token.slice(0, -3)}AAA`
      expect(await identity.checkSession(forged)).toEqual({ state: 'none' })
      expect(await identity.checkSession('')).toEqual({ state: 'none' })
      const { createServiceToken } = await import('./service/service-token')
      const admin = await createServiceToken(service.deps)
      expect(await identity.checkSession(admin)).toEqual({ state: 'none' })
      service.clock.advance(931_000)
      expect(await identity.checkSession(session.access_token)).toEqual({ state: 'none' })
    })

    it('finds a parent and the language they chose', async () => {
      const { user, email } = await service.confirmedParent()
      expect(await identity.findUser(user.id)).toEqual({ id: user.id, email, language: 'fr' })
      expect(await identity.findUser(randomUUID())).toBeNull()
      await identity.setLanguage({ userId: user.id, language: 'en' })
      expect((await identity.findUser(user.id))?.language).toBe('en')
    })

    it('asks for the password once more, and leaves no session behind', async () => {
      const { user, email } = await service.confirmedParent()
      const check = { userId: user.id, email, address: '192.0.2.1' }
      expect(await identity.checkPassword({ ...check, password: PASSWORD })).toBe('right')
      expect(await identity.checkPassword({ ...check, password: 'guess guess' })).toBe('wrong')
      const { rows } = await service.database.db.execute(
        `select 1 from identity_sessions where user_id = '${user.id}'`,
      )
      expect(rows).toHaveLength(1)
    })

    it('ends the sessions of a parent', async () => {
      const { user, session, client } = await service.confirmedParent()
      await identity.endSessions({ userId: user.id })
      const { error } = await client.refreshSession({ refresh_token: session.refresh_token })
      expect(error?.status).toBe(400)
    })

    it('deletes a parent, twice if need be', async () => {
      const { user, email, client } = await service.confirmedParent()
      expect(JSON.stringify(await identity.exportUser(user.id))).toContain(email)
      await identity.deleteUser({ userId: user.id, email })
      await identity.deleteUser({ userId: user.id, email })
      expect(await identity.findUser(user.id)).toBeNull()
      const { error } = await client.signInWithPassword({ email, password: PASSWORD })
      expect(error?.code).toBe('invalid_credentials')
    })

    it('never gives away a password hash', async () => {
      const { user } = await service.confirmedParent()
      expect(JSON.stringify(await identity.exportUser(user.id))).not.toContain('argon2')
    })
  })
}
