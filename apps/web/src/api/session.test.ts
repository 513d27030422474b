import { type AuthChangeEvent, AuthRetryableFetchError, type Session } from '@supabase/auth-js'
import { expect, it } from 'vitest'
import { currentSession, followSession, onSessionChange } from './session'

const session = { access_token: 'token', user: { id: 'camille' } } as Session
type Listener = (event: AuthChangeEvent, session: Session | null) => void

function clientWith(first: () => Promise<unknown>) {
  let follow: Listener = () => {}
  const client = {
    getSession: first,
    onAuthStateChange: (listener: Listener) => {
      follow = listener
      return { data: { subscription: { id: '', callback: listener, unsubscribe: () => {} } } }
    },
  } as Parameters<typeof followSession>[0]['client']
  return { client, emit: ((event, next) => follow(event, next)) satisfies Listener }
}

it('a session is loaded once at start and follows every later change', async () => {
  const { client, emit } = clientWith(async () => ({ data: { session }, error: null }))
  await followSession({ client, report: () => {} })
  expect(currentSession()).toBe(session)

  const seen: (Session | null)[] = []
  const stop = onSessionChange((change) => seen.push(change.session))
  emit('SIGNED_OUT', null)
  emit('SIGNED_IN', session)
  stop()
  emit('SIGNED_OUT', null)
  expect(seen).toEqual([null, session])
  expect(currentSession()).toBeNull()
})

it('a first session that cannot be had is reported and counts as none', async () => {
  const reported: unknown[] = []
  const report = (error: unknown) => reported.push(error)
  const refused = new Error('broken storage')
  const answers = [
    async () => ({ data: { session: null }, error: refused }),
    () => Promise.reject(refused),
  ]
  for (const answer of answers) {
    await followSession({ client: clientWith(answer).client, report })
    expect(currentSession()).toBeNull()
  }
  expect(reported).toEqual([refused, refused])
})

it('without network the last session still opens the app, at once where none can be had', async () => {
  const never = () => new Promise<never>(() => {})
  const device = { stored: async () => session, isOutOfReach: () => true }
  await followSession({ client: clientWith(never).client, report: () => {}, device })
  expect(currentSession()).toBe(session)

  const unreachable = async () => ({
    data: { session: null },
    error: new AuthRetryableFetchError('no network', 0),
  })
  const reported: unknown[] = []
  await followSession({
    client: clientWith(unreachable).client,
    report: (error) => reported.push(error),
    device: { ...device, isOutOfReach: () => false },
  })
  expect(currentSession()).toBe(session)
  expect(reported).toEqual([])
})

it('a session that ended elsewhere is not brought back from the device', async () => {
  const ended = async () => ({ data: { session: null }, error: null })
  const device = { stored: async () => session, isOutOfReach: () => false }
  await followSession({ client: clientWith(ended).client, report: () => {}, device })
  expect(currentSession()).toBeNull()
})
