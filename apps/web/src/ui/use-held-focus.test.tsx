// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { describe, expect, it, vi } from 'vitest'
import { useHeldFocus } from './use-held-focus'

/** A button that makes way for a field, in a dialog, beside another button. */
function Place({ hasLed }: { hasLed: boolean }) {
  const held = useHeldFocus<HTMLDivElement>(hasLed ? 'field' : 'button')
  return (
    <div role="dialog" tabIndex={-1}>
      <div {...held}>{hasLed ? <input /> : <button type="button">Make</button>}</div>
      <button type="button" id="other">
        Other
      </button>
    </div>
  )
}

async function focusAfter(movesTo: string | null) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const box = document.createElement('div')
  document.body.replaceChildren(box)
  const root = createRoot(box)
  const show = (hasLed: boolean) => act(async () => root.render(<Place hasLed={hasLed} />))
  await show(false)
  await act(async () => {
    box.querySelector<HTMLElement>('button')?.focus()
    if (movesTo) box.querySelector<HTMLElement>(movesTo)?.focus()
  })
  await show(true)
  const { activeElement } = document
  const now = activeElement?.id || activeElement?.tagName.toLowerCase()
  await act(async () => root.unmount())
  return now
}

describe('the hand on a button that makes way', () => {
  it('is on the control that came', async () => {
    expect(await focusAfter(null)).toBe('input')
  })
  it('is there too when its dialog took the focus meanwhile', async () => {
    expect(await focusAfter('[role=dialog]')).toBe('input')
  })
  it('stays where somebody moved it', async () => {
    expect(await focusAfter('#other')).toBe('other')
  })
})
