// @vitest-environment happy-dom
import type { Picture } from '@luciole/contract/stories'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { StoryPicture } from './story-picture.tsx'

const PICTURE: Picture = {
  width: 1536,
  height: 1152,
  focus: { x: 0.2, y: 0.2, w: 0.4, h: 0.4 },
  blur: 'data:image/webp;base64,AA==',
  sources: [{ url: '/media/page.webp', width: 1536 }],
  alt: { en: 'Nina and an owl', fr: 'Nina et une chouette' },
}

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** As it stands when its page is first painted, and once it has loaded. */
async function looksOf({ isFetchedAhead, afterMs }: { isFetchedAhead: boolean; afterMs: number }) {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(isFetchedAhead)
  const place = document.createElement('div')
  const root = createRoot(place)
  await act(async () => root.render(<StoryPicture picture={PICTURE} language="en" sizes="100vw" />))
  const image = place.querySelector('img')
  const before = image?.className
  now = afterMs
  act(() => void image?.dispatchEvent(new Event('load')))
  return { before, after: image?.className }
}

it('stands there with its page where it was fetched ahead', async () => {
  const looks = await looksOf({ isFetchedAhead: true, afterMs: 900 })
  expect(looks).toEqual({ before: '', after: '' })
})

it('is there at once where it comes a moment later', async () => {
  const looks = await looksOf({ isFetchedAhead: false, afterMs: 20 })
  expect(looks).toEqual({ before: 'opacity-0', after: '' })
})

it('comes slowly over its stand-in where it is waited for', async () => {
  const { before, after } = await looksOf({ isFetchedAhead: false, afterMs: 900 })
  expect(before).toBe('opacity-0')
  expect(after).toContain('transition-opacity')
})
