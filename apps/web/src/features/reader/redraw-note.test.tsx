// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startI18n } from '#i18n/i18n'
import { RedrawNote } from './redraw-note.tsx'

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  startI18n()
})
afterEach(() => vi.unstubAllGlobals())

const story = { id: 'book', kidId: 'kid' }

function openNote() {
  const place = document.createElement('div')
  const root = createRoot(place)
  const client = new QueryClient()
  return (redraw: 'asked' | 'failed' | null) => {
    act(() =>
      root.render(
        <QueryClientProvider client={client}>
          <RedrawNote story={story} page={{ number: 2, redraw }} />
        </QueryClientProvider>,
      ),
    )
    const said = place.querySelector('[role=status]')?.textContent
    return { said, canRetry: place.querySelector('button') !== null }
  }
}

it('says that a page is drawn again, and that the new drawing came', () => {
  const show = openNote()
  expect(show(null)).toEqual({ said: '', canRetry: false })
  expect(show('asked')).toEqual({ said: 'This page is being drawn again', canRetry: false })
  expect(show(null)).toEqual({ said: 'The new drawing is here', canRetry: false })
})

it('says that no drawing came, and lets it be asked for again', () => {
  const show = openNote()
  show('asked')
  const failed = show('failed')
  expect(failed.said).toContain('The old one stays')
  expect(failed.canRetry).toBe(true)
})
