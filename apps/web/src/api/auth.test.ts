import { AuthApiError, AuthRetryableFetchError, type GoTrueClient } from '@supabase/auth-js'
import { describe, expect, it } from 'vitest'
import { signIn, signOut, signUp } from './auth'
import { InvalidCredentialsError, NoDataError, UserAlreadyExistsError } from './errors'

const camille = { email: 'camille@mail.example', password: 'quatre mots à la suite' }
const answering = <Method extends keyof GoTrueClient>(method: Method, answer: object) => {
  const calls: unknown[] = []
  const call = async (input: unknown) => {
    calls.push(input)
    return { data: { user: null, session: null }, error: null, ...answer }
  }
  return { client: { [method]: call } as unknown as Pick<GoTrueClient, Method>, calls }
}
const refusal = (code: string) => new AuthApiError('no', 400, code)

describe('signing in', () => {
  it('turns invalid_credentials into an error of its own', async () => {
    const { client } = answering('signInWithPassword', { error: refusal('invalid_credentials') })
    const attempt = signIn({ client, ...camille })
    await expect(attempt).rejects.toThrow(InvalidCredentialsError)
    await expect(attempt).rejects.toThrow('Invalid credentials')
  })
  it('passes every other auth error on unchanged', async () => {
    const error = refusal('email_not_confirmed')
    const { client } = answering('signInWithPassword', { error })
    await expect(signIn({ client, ...camille })).rejects.toBe(error)
  })
})

describe('signing up', () => {
  const asking = { ...camille, language: 'fr', origin: 'https://luciole.example' } as const
  const outcome = (data: object) => {
    const { client, calls } = answering('signUp', { data })
    return { result: signUp({ client, ...asking }), calls }
  }

  it('saves the language as user data and comes back to /emailconfirmed', async () => {
    const { result, calls } = outcome({ user: { identities: [{}] }, session: null })
    await result
    expect(calls).toEqual([
      {
        ...camille,
        options: {
          emailRedirectTo: 'https://luciole.example/emailconfirmed',
          data: { language: 'fr' },
        },
      },
    ])
  })
  it('asks to confirm the e-mail unless a session came back at once', async () => {
    const user = { identities: [{}] }
    expect(await outcome({ user, session: null }).result).toEqual({ shouldValidateEmail: true })
    expect(await outcome({ user, session: {} }).result).toEqual({ shouldValidateEmail: false })
  })
  it('reads an empty identities list as a registered e-mail', async () => {
    const { result } = outcome({ user: { identities: [] }, session: null })
    await expect(result).rejects.toThrow(UserAlreadyExistsError)
    await expect(result).rejects.toThrow('User already exists')
  })
  it('says so when neither a user nor a session comes back', async () => {
    const { result } = outcome({ user: null, session: null })
    await expect(result).rejects.toThrow(NoDataError)
    await expect(result).rejects.toThrow('No data available, please try again later')
  })
})

it('signing out leaves the other devices alone', async () => {
  const { client, calls } = answering('signOut', {})
  await signOut({ client })
  expect(calls).toEqual([{ scope: 'local' }])
})
it('signing out works without network: this device has forgotten the session already', async () => {
  const { client } = answering('signOut', { error: new AuthRetryableFetchError('offline', 0) })
  await signOut({ client })
  const refused = answering('signOut', { error: refusal('unexpected_failure') })
  await expect(signOut({ client: refused.client })).rejects.toThrow('no')
})
