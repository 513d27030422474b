import { randomUUID } from 'node:crypto'
import type { AnyProcedure } from '@trpc/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Meta } from '#platform/trpc'
import { createAppRouter } from './router'
import { newParent } from './test-parent'
import { openTestServer } from './test-server'

type Server = Awaited<ReturnType<typeof openTestServer>>
type Ids = {
  kidId: string
  companionId: string
  storyId: string
  attemptId: string
  shareId: string
}

const words = { text: 'A line.', revision: 0, language: 'en', page: 1 }
const human = {
  kind: 'human',
  sex: 'female',
  age: 5,
  skin: 3,
  hair: 'bob',
  hairColor: 'brown',
  eyes: 'brown',
  freckles: false,
  glasses: 'none',
  hearingAid: false,
  wheelchair: false,
  beard: 'none',
  outfit: 'tee',
  colors: ['#eeb82c', '#d33b36', '#324e73'],
  accent: '#d33b36',
}
const photo = { jpeg: 'aGVsbG8=', to: { model: 'm', host: 'h' } }
const kid = { name: 'Nina', sex: 'female', dateOfBirth: '2021-05-04' }
const companion = { type: 'lovey', name: 'Pompon', sex: null, age: null, description: null }
const request = { answers: {}, kidIsHero: true, friends: [] }

/** What a stranger would send: the right shape, with another parent's ids. */
const OWNER_INPUTS: Record<string, (ids: Ids) => unknown> = {
  'avatar.delete': ({ kidId }) => ({ kidId }),
  'avatar.retry': ({ kidId }) => ({ kidId }),
  'avatar.save': ({ kidId }) => ({ kidId, character: human, photo }),
  'companion.create': ({ kidId }) => ({ kidId, companion }),
  'companion.delete': ({ kidId, companionId }) => ({ kidId, companionId }),
  'companion.get': ({ kidId, companionId }) => ({ kidId, companionId }),
  'companion.list': ({ kidId }) => ({ kidId }),
  'companion.update': ({ kidId, companionId }) => ({ kidId, companionId, companion }),
  'companionPicture.delete': ({ kidId, companionId }) => ({ kidId, companionId }),
  'companionPicture.retry': ({ kidId, companionId }) => ({ kidId, companionId }),
  'companionPicture.save': ({ kidId, companionId }) => ({ kidId, companionId, character: human }),
  'keepsake.list': ({ kidId, storyId }) => ({ kidId, storyId }),
  'keepsake.request': ({ kidId, storyId }) => ({ kidId, storyId, kind: 'epub', language: 'en' }),
  'kid.delete': ({ kidId }) => ({ kidId }),
  'kid.get': ({ kidId }) => ({ kidId }),
  'kid.update': ({ kidId }) => ({ kidId, kid }),
  'share.create': ({ kidId, storyId }) => ({ kidId, storyId, name: '', days: 7 }),
  'share.revoke': ({ shareId }) => ({ shareId }),
  'story.choosePictures': ({ kidId, storyId }) => ({ kidId, storyId, choice: 'ours' }),
  'story.create': ({ kidId }) => ({ kidId, requestId: randomUUID(), request }),
  'story.delete': ({ kidId, storyId }) => ({ kidId, storyId }),
  'story.draft': ({ kidId }) => ({ kidId }),
  'story.editPage': ({ kidId, storyId }) => ({ kidId, storyId, ...words }),
  'story.get': ({ kidId, storyId }) => ({ kidId, storyId }),
  'story.list': ({ kidId }) => ({ kidId }),
  'story.read': ({ kidId, storyId }) => ({
    kidId,
    storyId,
    page: 1,
    finished: false,
    at: new Date(0).toISOString(),
  }),
  'story.redrawPage': ({ kidId, storyId }) => ({ kidId, storyId, page: 1 }),
  'story.retry': ({ kidId, storyId }) => ({ kidId, storyId }),
  'story.saveDraft': ({ kidId }) => ({ kidId, draft: null }),
  'story.ticket': ({ kidId }) => ({ kidId, request }),
  'subscription.attempt': ({ attemptId }) => ({ attemptId }),
  'subscription.openKid': ({ kidId }) => ({ kidId }),
  'narration.get': ({ kidId, storyId }) => ({ kidId, storyId }),
  'narration.request': ({ kidId, storyId }) => ({ kidId, storyId, language: 'en' }),
  'narration.removeRecording': ({ kidId, storyId }) => ({
    kidId,
    storyId,
    page: 1,
    language: 'en',
  }),
  'narration.hearName': ({ kidId }) => ({
    kidId,
    name: 'Zoé',
    language: 'fr',
    sayAs: 'zo-é',
  }),
  'narration.setPronunciation': ({ kidId }) => ({
    kidId,
    name: 'Zoé',
    language: 'fr',
    sayAs: 'zo-é',
  }),
}
/** Answered to anybody. */
const PUBLIC = ['config.public', 'share.open']
/** Answered to every session, about nobody but itself. */
const SESSION = [
  'account.delete',
  'account.export',
  'account.exportState',
  'account.get',
  'account.setLanguages',
  'account.setParentGate',
  'account.skipOnboarding',
  'events.follow',
  'kid.create',
  'kid.list',
  'notification.forget',
  'notification.subscribe',
  'notification.subscribePhone',
  'rating.answer',
  'rating.shouldAsk',
  'service.agree',
  'service.list',
  'share.list',
  'story.known',
  'subscription.cancel',
  'subscription.changePlan',
  'subscription.checkout',
  'subscription.get',
  'subscription.offers',
  'subscription.portal',
  'subscription.previewChange',
  'subscription.refresh',
  'subscription.resume',
  'subscription.skipOnboarding',
  'subscription.startTrial',
]
const RULES: Record<string, Meta['access']> = Object.fromEntries([
  ...PUBLIC.map((path) => [path, 'public']),
  ...SESSION.map((path) => [path, 'session']),
  ...Object.keys(OWNER_INPUTS).map((path) => [path, 'owner']),
])

let server: Server
let ids: Ids
let stranger: Awaited<ReturnType<typeof newParent>>
beforeAll(async () => {
  server = await openTestServer({ environment: { AUTH_LIMIT_FACTOR: '1000' } })
  const parent = await newParent({ server, email: 'owner@example.com' })
  stranger = await newParent({ server, email: 'stranger@example.com' })
  await parent.trpc.subscription.startTrial.mutate()
  const { id: kidId } = await parent.trpc.kid.create.mutate({ ...kid, sex: 'female' })
  const made = await parent.trpc.companion.create.mutate({
    kidId,
    companion: { ...companion, type: 'lovey' },
  })
  const { storyId } = await parent.trpc.story.create.mutate({
    kidId,
    requestId: randomUUID(),
    request,
  })
  const attemptId = randomUUID()
  const sku = { plan: 'family', tier: 'explorer', narration: false } as const
  await parent.trpc.subscription.checkout.mutate({ attemptId, sku, currency: 'EUR' })
  ids = { kidId, companionId: made.id, storyId, attemptId, shareId: randomUUID() }
})
afterAll(() => server.close())

const procedures = () => {
  const router = createAppRouter({ house: server.house, services: server.services })
  return Object.entries(router._def.procedures as unknown as Record<string, AnyProcedure>).map(
    ([path, procedure]) => ({
      path,
      type: procedure._def.type,
      access: (procedure._def.meta as Meta | undefined)?.access ?? 'nobody said',
    }),
  )
}

async function call({
  path,
  type,
  input,
  token,
}: {
  path: string
  type: string
  input: unknown
  token?: string
}): Promise<string> {
  const url = new URL(`/trpc/${path}`, server.url)
  const isQuery = type === 'query'
  if (isQuery && input !== undefined) url.searchParams.set('input', JSON.stringify(input))
  const answer = await fetch(url, {
    method: isQuery ? 'GET' : 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(isQuery ? {} : { body: JSON.stringify(input ?? {}) }),
  })
  const { error } = (await answer.json()) as { error?: { data: { reason: string } } }
  return error ? error.data.reason : 'answered'
}

describe('every procedure', () => {
  it('is listed here with its rule, and keeps to it', () => {
    expect(Object.fromEntries(procedures().map(({ path, access }) => [path, access]))).toEqual(
      RULES,
    )
  })

  it('answers nobody without a session', async () => {
    for (const { path, type, access } of procedures()) {
      if (access === 'public' || type === 'subscription') continue
      const input = OWNER_INPUTS[path]?.(ids)
      expect(await call({ path, type, input }), path).toMatch(/^(unauthenticated|invalid_input)$/)
    }
  })

  it('hides what is another parent’s from a stranger', async () => {
    for (const { path, type, access } of procedures()) {
      if (access !== 'owner') continue
      const input = OWNER_INPUTS[path]?.(ids)
      expect(await call({ path, type, input, token: stranger.token }), path).toBe('not_found')
    }
  })

  it('tells a stranger of none of another parent’s stories', async () => {
    expect(await stranger.trpc.story.known.query({ storyIds: [ids.storyId] })).toEqual([])
  })
})
