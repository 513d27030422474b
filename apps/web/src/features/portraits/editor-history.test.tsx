// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { forgetBegun, useHistory } from './editor-history'

/** An editor opened on a look, changed if asked to, and left. */
async function visit({ start, change }: { start: string; change?: string }) {
  let history: ReturnType<typeof useHistory<string>> | undefined
  function Editor() {
    history = useHistory({ sitter: 'zoe', start })
    return null
  }
  const root = createRoot(document.createElement('div'))
  await act(async () => root.render(<Editor />))
  const shown = history?.value
  if (change) await act(async () => history?.change(change))
  await act(async () => root.unmount())
  return shown
}

it('a look that was begun is gone on with until it is saved, and then no more', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  await visit({ start: 'brown hair', change: 'red hair' })
  expect(await visit({ start: 'brown hair' })).toBe('red hair')
  forgetBegun('zoe')
  expect(await visit({ start: 'red hair' })).toBe('red hair')
  // Brown again, on another day: nothing of the first visit comes back.
  expect(await visit({ start: 'brown hair' })).toBe('brown hair')
  vi.unstubAllGlobals()
})
