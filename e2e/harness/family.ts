import { AuthClient } from '@supabase/auth-js'
import type { Language } from '@luciole/contract/language'
import type { Sku } from '@luciole/contract/subscriptions'
import type { AppRouter } from '@luciole/server/app-router'
import { neutralHuman } from '@luciole/illustrator/portrait/neutral-character'
import { createTRPCClient, httpLink } from '@trpc/client'
import type { BrowserContext } from 'playwright-core'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { firstLink, waitForMail } from './mailbox'
import { newEmail, PASSWORD } from './parent'

const WAIT_MS = 500
const TICKET = '8a2f1c34-5b6d-4e7f-8091-a2b3c4d5e6f7'
export const OTHER_TICKET = '3c9e7b52-1d40-4f6a-a8b7-5e2d9c0f1a64'
const ZOE = neutralHuman({ seed: 'Zoé', sex: 'female', age: 3 })

const openApi = ({ origin, token }: { origin: string; token: string }) =>
  createTRPCClient<AppRouter>({
    links: [httpLink({ url: `${origin}/trpc`, headers: { authorization: `Bearer ${token}` } })],
  })

/** Somebody who has an account already, on a server that may have been started anew. */
export async function signIn({ origin, email }: { origin: string; email: string }) {
  const auth = new AuthClient({ url: `${origin}/auth/v1`, persistSession: false })
  const { data, error } = await auth.signInWithPassword({ email, password: PASSWORD })
  if (error) throw error
  return { trpc: openApi({ origin, token: data.session.access_token }) }
}

/** A parent signed up and confirmed behind the screens, on board of nothing yet. */
export async function newParent({ origin, language }: { origin: string; language: Language }) {
  const email = newEmail()
  const auth = new AuthClient({ url: `${origin}/auth/v1`, persistSession: false })
  await auth.signUp({ email, password: PASSWORD, options: { data: { language } } })
  const link = new URL(firstLink(await waitForMail({ origin, to: email })))
  const { data, error } = await auth.verifyOtp({
    token_hash: link.searchParams.get('token_hash') ?? '',
    type: 'signup',
  })
  if (error || !data.session) throw error ?? new Error('no session')
  const { session } = data
  const trpc = openApi({ origin, token: session.access_token })
  return {
    accountId: session.user.id,
    email,
    session,
    trpc,
    /** The next page of this context opens signed in. */
    signIn: (context: BrowserContext) =>
      context.addInitScript(
        (stored) => localStorage.setItem('luciole-session', stored),
        JSON.stringify(session),
      ),
    /** Paid with a card that works, and known here. */
    async subscribe(sku: Sku) {
      const order = { attemptId: randomUUID(), sku, currency: 'EUR' } as const
      const { checkoutUrl } = await trpc.subscription.checkout.mutate(order)
      const body = new URLSearchParams({ card: 'ok' })
      // By the way this machine knows, whatever the outside world calls it.
      const { pathname, search } = new URL(checkoutUrl ?? '', origin)
      await fetch(new URL(pathname + search, origin), { method: 'POST', body, redirect: 'manual' })
      while ((await trpc.subscription.get.query()).status !== 'active') {
        await trpc.subscription.attempt.query({ attemptId: order.attemptId })
        await sleep(WAIT_MS)
      }
    },
  }
}

/** A parent with a plan, or with a trial and the voice it brings, and a kid: nothing clicked through. */
export async function newFamily({
  origin,
  language,
  hasNarration = false,
  dateOfBirth = '2023-04-01',
}: {
  origin: string
  language: Language
  hasNarration?: boolean
  dateOfBirth?: string
}) {
  const parent = await newParent({ origin, language })
  const { trpc } = parent
  if (hasNarration) await trpc.subscription.startTrial.mutate()
  else await parent.subscribe({ plan: 'single', tier: 'explorer', narration: false })
  const kid = await trpc.kid.create.mutate({ name: 'Zoé', sex: 'female', dateOfBirth })
  /**
   * The same child asks with the same ticket every time: it is one book, painted once for all
   * journeys. Another ticket is another book.
   */
  async function beginBook({ ticket = TICKET } = {}) {
    await trpc.avatar.save.mutate({ kidId: kid.id, character: ZOE })
    const request = { answers: {}, kidIsHero: true, friends: [] }
    const asked = { kidId: kid.id, requestId: ticket, request }
    return (await trpc.story.create.mutate(asked)).storyId
  }
  return {
    trpc,
    kidId: kid.id,
    email: parent.email,
    session: parent.session,
    signIn: parent.signIn,
    /** The plan grows a voice. */
    async addVoice() {
      await trpc.subscription.changePlan.mutate({
        sku: { plan: 'single', tier: 'explorer', narration: true },
      })
      while (!(await trpc.subscription.get.query()).narration) await sleep(WAIT_MS)
    },
    beginBook,
    /** A finished book, or one whose first page can be read. */
    async newBook({ isWhole = true, ticket = TICKET } = {}) {
      const storyId = await beginBook({ ticket })
      for (;;) {
        const story = await trpc.story.get.query({ kidId: kid.id, storyId })
        if (story.state === 'ready' || (!isWhole && story.pages[0]?.picture)) return storyId
        if (story.state === 'failed') throw new Error('the story failed')
        await sleep(WAIT_MS)
      }
    },
  }
}
