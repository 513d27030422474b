// @vitest-environment happy-dom
import { act, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { optionalPart } from './optional-part'

it('a screen stands without a part that cannot be fetched', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const Lost = optionalPart(async () => Promise.reject(new Error('no such file')))
  const box = document.createElement('div')
  const root = createRoot(box)
  await act(async () =>
    root.render(
      <main>
        The screen
        <Suspense>
          <Lost />
        </Suspense>
      </main>,
    ),
  )
  expect(box.textContent).toBe('The screen')
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
})
