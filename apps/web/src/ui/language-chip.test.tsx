// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { LanguageChip } from './language-chip.tsx'

afterEach(() => vi.unstubAllGlobals())

/** Whether the browser shows where the keys are tells a tap from a key. */
it('a tapped language leaves the arrow keys to the book, one chosen by keys keeps them', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  await act(async () =>
    root.render(<LanguageChip label="Language" value="en" onChange={() => undefined} />),
  )
  const french = place.querySelector<HTMLInputElement>('[lang=fr] input')
  if (!french) throw new Error('no French to choose')
  const isSeen = vi.spyOn(french, 'matches')

  isSeen.mockReturnValue(true)
  french.focus()
  french.click()
  expect(document.activeElement).toBe(french)

  isSeen.mockReturnValue(false)
  french.click()
  expect(document.activeElement).not.toBe(french)
  await act(async () => root.unmount())
})
