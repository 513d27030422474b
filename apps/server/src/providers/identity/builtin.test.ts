import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBuiltinIdentity } from './builtin'
import { describeIdentity } from './identity.contract'
import { startTestService, type TestService } from './test-service'

describeIdentity('our own', (service) => createBuiltinIdentity(service.deps))

describe('our own identity, which keeps the sessions', () => {
  let service: TestService
  beforeAll(async () => {
    service = await startTestService()
  })
  afterAll(() => service.close())

  it('tells an ended session from a deleted user', async () => {
    const identity = createBuiltinIdentity(service.deps)
    const { session, user, email } = await service.confirmedParent()
    const check = () => identity.checkSession(session.access_token)
    await identity.endSessions({ userId: user.id })
    expect(await check()).toEqual({ state: 'ended', userId: user.id })
    await identity.deleteUser({ userId: user.id, email })
    expect(await check()).toEqual({ state: 'deleted', userId: user.id })
  })
})
