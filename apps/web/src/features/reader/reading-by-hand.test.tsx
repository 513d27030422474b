// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { usePageTurning } from './use-page-turning'
import { useVanishingControls } from './use-vanishing-controls'

const THREE_SECONDS = 3000
let unmount = async () => {}
async function show(Screen: () => null) {
  const root = createRoot(document.createElement('div'))
  await act(async () => root.render(<Screen />))
  unmount = () => act(async () => root.unmount())
}
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
})
afterEach(async () => {
  await unmount()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the controls of a book', () => {
  it('leave again by themselves after a tap called them', async () => {
    let controls = { isHidden: false, toggle() {} }
    await show(() => {
      controls = useVanishingControls({ isOn: true })
      return null
    })
    const wait = () => act(async () => vi.advanceTimersByTime(THREE_SECONDS))
    await wait()
    expect(controls.isHidden).toBe(true)
    await act(async () => controls.toggle())
    expect(controls.isHidden).toBe(false)
    await wait()
    expect(controls.isHidden).toBe(true)
  })
})

describe('the keys of a book', () => {
  it('turn its pages, and leave the browser its own', async () => {
    const turned: string[] = []
    const fullScreen = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('not here'))
    document.documentElement.requestFullscreen = fullScreen
    await show(() => {
      usePageTurning({
        onNext: () => turned.push('next'),
        onPrevious: () => turned.push('previous'),
        onMiddle: () => {},
      })
      return null
    })
    const press = (key: string, held: KeyboardEventInit = {}) =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...held }))
    press('ArrowLeft', { altKey: true })
    press('ArrowRight', { metaKey: true })
    press('f', { ctrlKey: true })
    expect(turned).toEqual([])
    expect(fullScreen).not.toHaveBeenCalled()
    press('ArrowRight')
    press('ArrowLeft')
    press('f')
    expect(turned).toEqual(['next', 'previous'])
    expect(fullScreen).toHaveBeenCalledTimes(1)
  })
})
