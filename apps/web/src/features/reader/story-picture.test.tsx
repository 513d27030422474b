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

let now = 0
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.spyOn(performance, 'now').mockImplementation(() => now)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function lookOnceLoadedAfter(ms: number) {
  const place = document.createElement('div')
  act(() =>
    createRoot(place).render(<StoryPicture picture={PICTURE} language="en" sizes="100vw" />),
  )
  const image = place.querySelector('img')
  const before = image?.className
  now += ms
  act(() => void image?.dispatchEvent(new Event('load')))
  return { before, after: image?.className }
}

it('stands there at once where it was fetched ahead', () => {
  expect(lookOnceLoadedAfter(20)).toEqual({ before: 'opacity-0', after: '' })
})

it('comes slowly over its stand-in where it was waited for', () => {
  const { after } = lookOnceLoadedAfter(900)
  expect(after).toContain('transition-opacity')
  expect(after).not.toContain('opacity-0')
})
