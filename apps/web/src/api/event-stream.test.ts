import { TRPCClientError } from '@trpc/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepStream, type StreamState, waitBefore } from './event-stream'

const failure = (httpStatus: number) =>
  TRPCClientError.from({ error: { code: -32603, message: '', data: { httpStatus } } })

type Followed = Parameters<Parameters<typeof keepStream>[0]['follow']>[0]

function watch() {
  const asked: Followed[] = []
  const states: StreamState[] = []
  const seen: string[] = []
  const stop = keepStream({
    follow: (options) => {
      asked.push(options)
      return { unsubscribe: () => {} }
    },
    startAfter: '7',
    onEvent: ({ id }) => seen.push(id),
    onState: (state) => states.push(state),
    random: () => 1,
  })
  return { asked, states, seen, stop }
}

describe('the stream of events', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it.each([500, 502, 503, 504])('goes back to connecting after a %d', (status) => {
    const { asked, states } = watch()
    asked[0]?.onState('pending', null)
    asked[0]?.onData({ id: '8', data: { type: 'kids.changed' } })
    asked[0]?.onError(failure(status))
    expect(states).toEqual(['connecting', 'pending', 'connecting'])
    vi.advanceTimersByTime(60_000)
    expect(asked[1]?.lastEventId).toBe('8')
  })

  it.each([400, 401, 403, 404, 501])('ends after a %d', (status) => {
    const { asked, states } = watch()
    asked[0]?.onError(failure(status))
    vi.advanceTimersByTime(60_000)
    expect(states.at(-1)).toBe('idle')
    expect(asked).toHaveLength(1)
  })

  it('ends when the library would retry what can never work', () => {
    const { asked, states } = watch()
    asked[0]?.onState('connecting', failure(501))
    expect(states.at(-1)).toBe('idle')
  })

  it('comes back when the network does', () => {
    const { asked } = watch()
    asked[0]?.onError(TRPCClientError.from(new Error('fetch failed')))
    vi.advanceTimersByTime(60_000)
    expect(asked[1]?.lastEventId).toBe('7')
  })

  it('says nothing more once stopped', () => {
    const { asked, states, stop } = watch()
    stop()
    asked[0]?.onError(failure(503))
    vi.advanceTimersByTime(60_000)
    expect(asked).toHaveLength(1)
    expect(states.at(-1)).toBe('idle')
  })
})

it('waiting doubles, never passes half a minute, and leaves half to chance', () => {
  expect(waitBefore({ attempt: 0, random: 1 })).toBe(1000)
  expect(waitBefore({ attempt: 3, random: 0 })).toBe(4000)
  expect(waitBefore({ attempt: 30, random: 1 })).toBe(30_000)
})
