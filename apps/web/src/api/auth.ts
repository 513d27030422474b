import type { Language } from '@luciole/contract/language'
import { type GoTrueClient, isAuthApiError, isAuthRetryableFetchError } from '@supabase/auth-js'
import { InvalidCredentialsError, NoDataError, UserAlreadyExistsError } from './errors'

type Credentials = { email: string; password: string }
type Auth<Method extends keyof GoTrueClient> = { client: Pick<GoTrueClient, Method> }

export async function signIn({
  client,
  email,
  password,
}: Auth<'signInWithPassword'> & Credentials) {
  const { data, error } = await client.signInWithPassword({ email, password })
  if (isAuthApiError(error) && error.code === 'invalid_credentials')
    throw new InvalidCredentialsError({ cause: error })
  if (error) throw error
  return data.session
}

/** `shouldValidateEmail` is false when a session came back at once. */
export async function signUp({
  client,
  email,
  password,
  language,
  origin,
}: Auth<'signUp'> & Credentials & { language: Language; origin: string }) {
  const { data, error } = await client.signUp({
    email,
    password,
    options: { emailRedirectTo: `${origin}/emailconfirmed`, data: { language } },
  })
  if (isAuthApiError(error) && error.code === 'user_already_exists')
    throw new UserAlreadyExistsError({ cause: error })
  if (error) throw error
  if (data.user?.identities?.length === 0) throw new UserAlreadyExistsError()
  if (!data.user && !data.session) throw new NoDataError()
  return { shouldValidateEmail: !data.session }
}

export async function sendPasswordReset({
  client,
  email,
  origin,
}: Auth<'resetPasswordForEmail'> & { email: string; origin: string }) {
  const redirectTo = `${origin}/changepassword`
  const { error } = await client.resetPasswordForEmail(email, { redirectTo })
  if (error) throw error
}

export async function resendConfirmation({
  client,
  email,
  origin,
}: Auth<'resend'> & { email: string; origin: string }) {
  const options = { emailRedirectTo: `${origin}/emailconfirmed` }
  const { error } = await client.resend({ type: 'signup', email, options })
  if (error) throw error
}

/** `current` is null for a parent who came by a reset link. */
export async function updatePassword({
  client,
  password,
  current,
}: Auth<'updateUser'> & { password: string; current: string | null }) {
  const { error } = await client.updateUser({
    password,
    ...(current === null ? {} : { current_password: current }),
  })
  if (error) throw error
}

export async function signOut({ client }: Auth<'signOut'>) {
  const { error } = await client.signOut({ scope: 'local' })
  // Without network this device is signed out all the same; the server's side of it runs out.
  if (error && !isAuthRetryableFetchError(error)) throw error
}

export const LINK_TYPES = [
  'signup',
  'recovery',
  'email_change',
  'email',
  'magiclink',
  'invite',
] as const
export type LinkType = (typeof LINK_TYPES)[number]

export async function redeemLink({
  client,
  tokenHash,
  type,
}: Auth<'verifyOtp'> & { tokenHash: string; type: LinkType }) {
  const { error } = await client.verifyOtp({ token_hash: tokenHash, type })
  if (error) throw error
}
