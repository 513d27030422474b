import { TRPCClientError, type TRPCLink } from '@trpc/client'
import type { AppRouter } from '@luciole/server/app-router'
import { observable } from '@trpc/server/observable'
import { expect, it, vi } from 'vitest'
import { keptAnswersLink } from './kept-answers'

type Link = ReturnType<TRPCLink<AppRouter>>
type Op = Parameters<Link>[0]['op']

const cutOff = () => TRPCClientError.from(new Error('no network')) as TRPCClientError<AppRouter>
const refused = (reason: string) =>
  TRPCClientError.from({
    error: { code: -32_004, message: reason, data: { reason, httpStatus: 404, code: 'NOT_FOUND' } },
  }) as unknown as TRPCClientError<AppRouter>

function device({
  answers = {},
  open = {},
  isOutOfReach = false,
  wasReached = true,
  askedBy = () => 'camille',
}: {
  answers?: Record<string, unknown>
  /** What screens stand on. */
  open?: Record<string, unknown>
  isOutOfReach?: boolean
  wasReached?: boolean
  askedBy?: () => string
}) {
  const kept = new Map(Object.entries(answers))
  const told: string[] = []
  const corrected: unknown[] = []
  const reached: boolean[] = []
  const link = keptAnswersLink({
    isOutOfReach: () => isOutOfReach,
    wasReached: () => wasReached,
    tellReach: (isReached) => void reached.push(isReached),
    correct: ({ data }) => void corrected.push(data),
    read: async ({ path }) => kept.get(path),
    readOpen: async ({ path }) => open[path],
    keep: async ({ path, data }) => void kept.set(path, data),
    askedBy,
    forget: async ({ path }) => void kept.delete(path),
    beforeStories: async () => void told.push('places'),
  })({} as never)
  const ask = ({
    path,
    type = 'query',
    network,
  }: {
    path: string
    type?: Op['type']
    network: () => unknown
  }) =>
    new Promise((resolve, reject) => {
      const op: Op = { id: 1, path, type, input: null, context: {}, signal: null }
      const next: Parameters<Link>[0]['next'] = () =>
        observable((observer) => {
          told.push(path)
          try {
            observer.next({ result: { type: 'data', data: network() } })
            observer.complete()
          } catch (error) {
            observer.error(error as TRPCClientError<AppRouter>)
          }
        })
      link({ op, next }).subscribe({
        next: ({ result }) => resolve('data' in result ? result.data : undefined),
        error: reject,
      })
    })
  return { ask, kept, told, corrected, reached, link }
}
const noNetwork = () => {
  throw cutOff()
}

it('what a family looked at is answered from the device when the network is gone', async () => {
  const { ask } = device({})
  await ask({ path: 'kid.list', network: () => ['Zoé'] })
  expect(await ask({ path: 'kid.list', network: noNetwork })).toEqual(['Zoé'])
})

it('the network comes first while there is one', async () => {
  const { ask } = device({ answers: { 'kid.list': ['old'] } })
  expect(await ask({ path: 'kid.list', network: () => ['new'] })).toEqual(['new'])
})

it('a book is answered from the device only where it was kept, and never kept by being asked for', async () => {
  const { ask, kept } = device({ answers: { 'story.get': 'the kept book' } })
  expect(await ask({ path: 'story.get', network: noNetwork })).toBe('the kept book')
  await ask({ path: 'story.get', network: () => 'another book' })
  expect(kept.get('story.get')).toBe('the kept book')
})

it('an open book never falls back behind itself to the copy that was kept before', async () => {
  const open = { 'narration.get': 'eight voices', 'kid.list': ['old'] }
  const { ask } = device({ answers: { 'narration.get': 'one voice', 'kid.list': ['Zoé'] }, open })
  expect(await ask({ path: 'narration.get', network: noNetwork })).toBe('eight voices')
  expect(await ask({ path: 'kid.list', network: noNetwork })).toEqual(['Zoé'])
})

it('what one account asked is not kept for the one that came meanwhile', async () => {
  let account = 'camille'
  const { ask, kept } = device({ askedBy: () => account })
  const network = () => {
    account = 'dominique'
    return ['Zoé']
  }
  await ask({ path: 'kid.list', network })
  expect(kept.has('kid.list')).toBe(false)
})

it('a server with its hands full is answered for like one out of reach', async () => {
  const { ask, reached } = device({ answers: { 'kid.list': ['Zoé'] } })
  const network = () => {
    throw refused('overloaded')
  }
  expect(await ask({ path: 'kid.list', network })).toEqual(['Zoé'])
  expect(reached).toEqual([true])
  await expect(ask({ path: 'story.list', network })).rejects.toThrow('overloaded')
})

it('what is not on the device fails as a network does', async () => {
  const { ask } = device({})
  await expect(ask({ path: 'kid.list', network: noNetwork })).rejects.toThrow('no network')
})

it('what the server no longer knows is forgotten here too', async () => {
  const { ask, kept } = device({ answers: { 'story.get': 'a deleted book' } })
  const network = () => {
    throw refused('not_found')
  }
  await expect(ask({ path: 'story.get', network })).rejects.toThrow('not_found')
  await Promise.resolve()
  expect(kept.has('story.get')).toBe(false)
})

it('a refusal is a refusal, whatever the device remembers', async () => {
  const { ask } = device({ answers: { 'kid.list': ['old'] } })
  const network = () => {
    throw refused('unauthenticated')
  }
  await expect(ask({ path: 'kid.list', network })).rejects.toThrow('unauthenticated')
})

it('places read without network are told before stories are asked for', async () => {
  const { ask, told } = device({})
  await ask({ path: 'story.list', network: () => ({ stories: [] }) })
  expect(told).toEqual(['places', 'story.list'])
})

it('out of reach nothing is tried: a change fails at once and an answer is there at once', async () => {
  const { ask, told } = device({ answers: { 'kid.list': ['Zoé'] }, isOutOfReach: true })
  expect(await ask({ path: 'kid.list', network: () => ['never'] })).toEqual(['Zoé'])
  const change = ask({ path: 'kid.update', type: 'mutation', network: () => 'never' })
  await expect(change).rejects.toThrow('no network')
  expect(told).toEqual([])
})

it('a network that takes its time is not waited for, and corrects what was shown meanwhile', async () => {
  vi.useFakeTimers()
  const { link, kept, corrected, reached } = device({ answers: { 'kid.list': ['old'] } })
  const shown: unknown[] = []
  const op: Op = { id: 1, path: 'kid.list', type: 'query', input: null, context: {}, signal: null }
  const subscription = link({
    op,
    next: () =>
      observable((observer) => {
        setTimeout(() => {
          observer.next({ result: { type: 'data', data: ['new'] } })
          observer.complete()
        }, 20_000)
      }),
  }).subscribe({ next: ({ result }) => void ('data' in result && shown.push(result.data)) })
  await vi.advanceTimersByTimeAsync(7000)
  expect(shown).toEqual([['old']])
  expect(reached).toEqual([false])
  subscription.unsubscribe()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(shown).toEqual([['old']])
  expect(corrected).toEqual([['new']])
  expect(kept.get('kid.list')).toEqual(['new'])
  expect(reached).toEqual([false, true])
  vi.useRealTimers()
})

it('a network that has kept one question waiting keeps the next ones waiting less', async () => {
  vi.useFakeTimers()
  const waits = await Promise.all(
    [true, false].map(async (wasReached) => {
      const { link } = device({ answers: { 'kid.list': ['Zoé'] }, wasReached })
      const op = { id: 1, path: 'kid.list', input: null, context: {}, signal: null } as const
      const begun = Date.now()
      return new Promise<number>((resolve) => {
        link({ op: { ...op, type: 'query' }, next: () => observable(() => {}) }).subscribe({
          next: () => resolve(Date.now() - begun),
        })
        void vi.advanceTimersByTimeAsync(20_000)
      })
    }),
  )
  expect(waits[1]).toBeLessThan((waits[0] ?? 0) / 3)
  vi.useRealTimers()
})
