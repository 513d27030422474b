import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PASSWORD, SITE, startTestService, type TestService } from './test-service'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.close())

describe('the real client, by e-mail and password', () => {
  it('signs up, confirms by the letter and has a session', async () => {
    const { session, email } = await service.confirmedParent()
    expect(session.user.email).toBe(email)
    expect(session.user.identities).toHaveLength(1)
    expect(session.user.user_metadata['language']).toBe('fr')
    expect(session.user.user_metadata['email_verified']).toBe(true)
    expect(session.expires_in).toBe(900)
  })

  it('has no session before the address is confirmed, and says why at sign-in', async () => {
    const client = service.newClient()
    const email = service.newAddress()
    const { data } = await client.signUp({ email, password: PASSWORD })
    expect(data.session).toBeNull()
    expect(data.user?.identities).toHaveLength(1)
    expect(data.user?.confirmation_sent_at).toBeTruthy()
    const { error } = await client.signInWithPassword({ email, password: PASSWORD })
    expect(error?.code).toBe('email_not_confirmed')
  })

  it('shows a registered address by its empty identities', async () => {
    const { email } = await service.confirmedParent()
    const sent = service.mails.length
    const { data, error } = await service
      .newClient()
      .signUp({ email, password: 'another long one' })
    expect(error).toBeNull()
    expect(data.user?.identities).toEqual([])
    expect(data.session).toBeNull()
    await service.deliver()
    expect(service.mails.length).toBe(sent)
  })

  it('signs in, reads the user, refreshes and signs out', async () => {
    const { email } = await service.confirmedParent()
    const client = service.newClient()
    const signedIn = await client.signInWithPassword({ email, password: PASSWORD })
    expect(signedIn.error).toBeNull()
    expect((await client.getUser()).data.user?.email).toBe(email)
    const refreshed = await client.refreshSession()
    expect(refreshed.error).toBeNull()
    expect(refreshed.data.session?.refresh_token).not.toBe(signedIn.data.session?.refresh_token)
    expect((await client.getClaims()).data?.claims.email).toBe(email)
    expect((await client.signOut({ scope: 'local' })).error).toBeNull()
    expect((await client.getUser()).error).toBeTruthy()
  })

  it('resets a forgotten password and ends the other sessions', async () => {
    const { email, session } = await service.confirmedParent()
    service.clock.advance(61_000)
    const phone = service.newClient()
    const redirectTo = `${SITE}/changepassword`
    expect((await phone.resetPasswordForEmail(email, { redirectTo })).error).toBeNull()
    const link = await service.linkFor(email)
    expect(link.type).toBe('recovery')
    expect(link.redirect).toBe(redirectTo)
    const verified = await phone.verifyOtp({ token_hash: link.hash, type: 'recovery' })
    expect(verified.error).toBeNull()
    expect((await phone.updateUser({ password: 'moths like lamps too' })).error).toBeNull()
    expect((await service.call('/user', { bearer: session.access_token })).status).toBe(403)
    const [changed] = await service.deliver()
    expect(changed?.subject).toBe('Votre mot de passe a été changé')
    const again = await service.newClient().signInWithPassword({ email, password: PASSWORD })
    expect(again.error?.code).toBe('invalid_credentials')
  })

  it('follows a PKCE link by GET and exchanges the code', async () => {
    const client = service.newClient({ flowType: 'pkce', persistSession: true, storage: memory() })
    const email = service.newAddress()
    const emailRedirectTo = `${SITE}/emailconfirmed`
    await client.signUp({ email, password: PASSWORD, options: { emailRedirectTo } })
    const { hash } = await service.linkFor(email)
    expect(hash).toMatch(/^pkce_[0-9a-f]{56}$/)
    const query = new URLSearchParams({ token: hash, type: 'signup', redirect_to: emailRedirectTo })
    const followed = await service.call(`/verify?${query}`)
    expect(followed.status).toBe(303)
    const location = new URL(followed.headers.get('location') ?? '')
    expect(location.pathname).toBe('/emailconfirmed')
    const code = location.searchParams.get('code') ?? ''
    const { data, error } = await client.exchangeCodeForSession(code)
    expect(error).toBeNull()
    expect(data.session?.user.email).toBe(email)
    const claims = await client.getClaims()
    expect(claims.data?.claims.amr?.[0]).toMatchObject({ method: 'email/signup' })
  })

  it('follows an implicit link by GET and finds the session in the fragment', async () => {
    const client = service.newClient()
    const email = service.newAddress()
    await client.signUp({ email, password: PASSWORD })
    const { hash } = await service.linkFor(email)
    const followed = await service.call(`/verify?token=${hash}&type=signup`)
    const location = followed.headers.get('location') ?? ''
    expect(location.startsWith(`${SITE}#access_token=`)).toBe(true)
    const fields = new URLSearchParams(location.split('#')[1])
    expect([...fields.keys()]).toEqual([
      'access_token',
      'expires_at',
      'expires_in',
      'refresh_token',
      'sb',
      'token_type',
      'type',
    ])
    const access_token = fields.get('access_token') ?? ''
    const refresh_token = fields.get('refresh_token') ?? ''
    const { data } = await client.setSession({ access_token, refresh_token })
    expect(data.user?.email).toBe(email)
  })

  it('changes the e-mail once both addresses agreed', async () => {
    const { email, client } = await service.confirmedParent()
    service.clock.advance(61_000)
    const newEmail = service.newAddress()
    const { data } = await client.updateUser({ email: newEmail })
    expect(data.user?.new_email).toBe(newEmail)
    const first = await service.linkFor(newEmail)
    const second = await service.linkFor(email)
    await client.verifyOtp({ token_hash: first.hash, type: 'email_change' })
    expect((await client.getUser()).data.user?.email).toBe(email)
    const done = await client.verifyOtp({ token_hash: second.hash, type: 'email_change' })
    expect(done.data.user?.email).toBe(newEmail)
  })

  it('mails a number to confirm that it is really the parent', async () => {
    const { client, email } = await service.confirmedParent()
    service.clock.advance(61_000)
    expect((await client.reauthenticate()).error).toBeNull()
    await service.deliver()
    const nonce = /\b\d{6}\b/.exec(
      service.mails.findLast(({ to }) => to === email)?.text ?? '',
    )?.[0]
    const change = { nonce: nonce ?? '', current_password: PASSWORD }
    const password = 'a lantern in the reeds'
    expect((await client.updateUser({ ...change, password })).error).toBeNull()
    const again = { ...change, password: 'a lantern in the reed', current_password: password }
    expect((await client.updateUser(again)).error?.code).toBe('reauthentication_not_valid')
  })
})

function memory() {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
}
