// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, type ComponentProps } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { forgetGrownUp, rememberGrownUp } from './grown-up'
import { ParentGate } from './parent-gate.tsx'

afterEach(() => {
  forgetGrownUp()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

async function knock(gate: Partial<ComponentProps<typeof ParentGate>>) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <ParentGate open onOpenChange={() => undefined} {...gate}>
          <p>tools</p>
        </ParentGate>
      </QueryClientProvider>,
    ),
  )
}

it('asks a stranger first', async () => {
  const onPassed = vi.fn()
  await knock({ onPassed })
  expect(document.body.textContent).not.toContain('tools')
  expect(onPassed).not.toHaveBeenCalled()
})

it('opens at once for whoever passed it a moment ago, whichever door it is', async () => {
  rememberGrownUp()
  await knock({})
  expect(document.body.textContent).toContain('tools')
  const onPassed = vi.fn()
  await knock({ onPassed })
  expect(onPassed).toHaveBeenCalledOnce()
  expect(document.querySelectorAll('[role=dialog]')).toHaveLength(1)
})
