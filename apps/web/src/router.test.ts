// @vitest-environment happy-dom
import { createMemoryHistory, createRouter } from '@tanstack/react-router'
import { beforeAll, describe, expect, it } from 'vitest'
import type { RouterContext } from '#api/router-context'

type Tree = typeof import('./routeTree.gen').routeTree
let routeTree: Tree

beforeAll(async () => {
  await import('../scripts/generate-routes.mjs')
  ;({ routeTree } = await import('./routeTree.gen'))
}, 120_000)

const context = (user: { id: string } | null): RouterContext => ({
  sessionReady: async () => {},
  currentSession: () => (user ? { user } : null),
})

async function visit({ path, user }: { path: string; user: { id: string } | null }) {
  const history = createMemoryHistory({ initialEntries: [path] })
  const router = createRouter({ routeTree, history, context: context(user) })
  await router.load()
  return {
    end: router.state.location.pathname,
    routeIds: router.state.matches.map((m) => m.routeId),
  }
}

const PUBLIC = ['/signup', '/signin', '/resetpassword', '/confirmemail?email=a%40b.fr']
const PARENT = [
  '/',
  '/unsubscribe',
  '/settings',
  '/shares',
  '/onboarding',
  '/emailconfirmed',
  '/createkid',
  '/changepassword',
  '/subscribe/',
  '/subscribe/error',
  '/subscribe/awaiting?checkout=a1',
  '/kid/k1/',
  '/kid/k1/stories',
  '/kid/k1/editcompanion',
  '/kid/k1/editcompanion?companionId=7',
  '/kid/k1/editavatar',
  '/kid/k1/edit',
  '/kid/k1/createstory',
  '/kid/k1/createcompanion',
  '/kid/k1/create/companionAvatar',
  '/kid/k1/create/avatar',
  '/kid/k1/story/s1/',
]
const camille = { id: 'camille' }
const pathOf = (path: string) => path.split('?')[0]?.replace(/(.)\/$/, '$1')

describe('without a session', () => {
  it.each(PUBLIC)('%s is open', async (path) => {
    expect((await visit({ path, user: null })).end).toBe(pathOf(path))
  })
  it.each(PARENT)('%s leads to /signup', async (path) => {
    expect((await visit({ path, user: null })).end).toBe('/signup')
  })
  it('/confirmemail without an address leads to /signup', async () => {
    expect((await visit({ path: '/confirmemail', user: null })).end).toBe('/signup')
  })
})

describe('with a session', () => {
  it.each(PUBLIC)('%s leads home', async (path) => {
    expect((await visit({ path, user: camille })).end).toBe('/')
  })
  it.each(PARENT)('%s is a route of its own', async (path) => {
    const { end, routeIds } = await visit({ path, user: camille })
    expect(end.replace(/(.)\/$/, '$1')).toBe(pathOf(path))
    expect(routeIds).toContain('/_parent')
    expect(routeIds.length).toBeGreaterThan(2)
  })
})

describe('with and without a session', () => {
  it.each(['/privacy', '/terms', '/help', '/verify?token_hash=abc'])('%s is open', async (path) => {
    for (const user of [null, camille]) expect((await visit({ path, user })).end).toBe(pathOf(path))
  })
})
