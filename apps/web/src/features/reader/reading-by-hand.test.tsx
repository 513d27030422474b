// @vitest-environment happy-dom
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useScreenGivenBack } from './full-screen'
import { usePageTurning } from './use-page-turning'
import { useVanishingControls } from './use-vanishing-controls'

const THREE_SECONDS = 3000
let unmount = async () => {}
async function show(Screen: () => ReactNode) {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  await act(async () => root.render(<Screen />))
  unmount = async () => {
    await act(async () => root.unmount())
    place.remove()
  }
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

describe('a finger on a book', () => {
  it('turns it by a swipe or a tap, and not by one that was taken back or had a second beside it', async () => {
    const turned: string[] = []
    await show(function Book() {
      const turning = usePageTurning({
        onNext: () => turned.push('next'),
        onPrevious: () => turned.push('previous'),
        onMiddle: () => {},
      })
      return <main {...turning} />
    })
    const book = document.querySelector('main')
    const right = innerWidth - 10
    const touch = (type: string, clientX: number, isPrimary = true) =>
      book?.dispatchEvent(
        new PointerEvent(`pointer${type}`, { clientX, clientY: 300, isPrimary, bubbles: true }),
      )
    touch('down', right)
    touch('move', right - 120)
    touch('move', right - 4)
    touch('up', right - 4)
    touch('down', right)
    touch('down', right - 100, false)
    touch('up', right - 90)
    touch('up', right, false)
    expect(turned).toEqual([])
    touch('down', right)
    touch('move', right - 120)
    touch('up', right - 120)
    touch('down', 10)
    touch('up', 12)
    expect(turned).toEqual(['next', 'previous'])
  })

  it('that taps where the controls were calls them back, and turns no page', async () => {
    const heard: string[] = []
    await show(function Book() {
      const turning = usePageTurning({
        onNext: () => heard.push('next'),
        onPrevious: () => heard.push('previous'),
        onMiddle: () => heard.push('controls'),
      })
      return <main {...turning} />
    })
    for (const type of ['pointerdown', 'pointerup'])
      document
        .querySelector('main')
        ?.dispatchEvent(
          new PointerEvent(type, { clientX: 20, clientY: 30, isPrimary: true, bubbles: true }),
        )
    expect(heard).toEqual(['controls'])
  })
})

describe('full screen', () => {
  it('ends with the book', async () => {
    const exit = vi.fn<() => Promise<void>>().mockResolvedValue()
    document.exitFullscreen = exit
    await show(function Book() {
      useScreenGivenBack()
      return null
    })
    Object.assign(document, { fullscreenElement: document.documentElement })
    await unmount()
    unmount = async () => {}
    expect(exit).toHaveBeenCalledTimes(1)
    Object.assign(document, { fullscreenElement: null })
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
