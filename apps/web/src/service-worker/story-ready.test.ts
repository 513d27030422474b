import { expect, it } from 'vitest'
import { tellStoriesReady } from './story-ready'
import type { WorkerScope } from './worker-scope'

const storyId = '0d4c1a52-93b1-4b39-8df2-2f2f6f7f5b11'
const path = `/story/${storyId}`

/** A worker with one tab open, which may be out of its hands; answers where a tap led. */
async function tapWith({ isControlled }: { isControlled: boolean }) {
  const led: string[] = []
  const tab = {
    focus: async () => led.push('in front'),
    async navigate(url: string) {
      if (!isControlled) throw new TypeError('this worker is not in charge of that tab')
      led.push(url)
      return tab
    },
  }
  const taps: ((event: unknown) => void)[] = []
  const work: Promise<unknown>[] = []
  tellStoriesReady({
    location: new URL('https://luciole.example/service-worker.js'),
    clients: {
      matchAll: async () => [tab],
      openWindow: async (url: string) => led.push(`a new window: ${url}`),
    },
    addEventListener(type: string, listener: (event: unknown) => void) {
      if (type === 'notificationclick') taps.push(listener)
    },
  } as unknown as WorkerScope)
  for (const tap of taps) {
    tap({
      notification: { close() {}, data: { storyId } },
      waitUntil: (one: Promise<unknown>) => work.push(one),
    })
  }
  await Promise.all(work)
  return led
}

it('a tap on "your story is ready" leads to the story, also past a tab the worker cannot lead', async () => {
  expect(await tapWith({ isControlled: true })).toEqual([
    `https://luciole.example${path}`,
    'in front',
  ])
  expect(await tapWith({ isControlled: false })).toEqual([`a new window: ${path}`])
})
