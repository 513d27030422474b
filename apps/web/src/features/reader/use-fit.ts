import { useLayoutEffect, useRef } from 'react'
import { useTextSize } from '#platform/text-size'

const STEPS = [1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.71, 0.68, 0.65, 0.6, 0.55] as const
/** Letters to scroll through. */
const COMFORTABLE = 0.8
/** Who asks for large letters gets larger ones on every page. */
const LEAST_OF_LARGE = 0.9
/** What nobody misses at the foot of a page. */
const A_LINE = 20

/** What the picture may take back: the steps are coarse, and it is what a child looks at. */
function roomBelow(words: Element): number {
  const foot = words.lastElementChild?.getBoundingClientRect().bottom ?? 0
  const { paddingBottom } = getComputedStyle(words)
  const room = words.getBoundingClientRect().bottom - Number.parseFloat(paddingBottom) - foot
  return Math.max(0, Math.floor(room))
}

/**
 * A page never scrolls when it can help it: the picture gives way first, then the letters, a little
 * at a time. What then still does not fit scrolls, and need not be small for that.
 */
export function useFit<Element extends HTMLElement>(subject: unknown) {
  const textSize = useTextSize()
  const ref = useRef<Element>(null)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const least = textSize === 'large' ? LEAST_OF_LARGE : 0
    const words = element.querySelector<HTMLElement>('.page-words')
    // The controls stand where the picture ends: they follow it.
    const reader = element.closest<HTMLElement>('.reader')
    if (!words || !reader) return
    const isOver = (pixels: number) => words.scrollHeight - words.clientHeight > pixels
    const set = (name: '--fit' | '--room', value: string) => reader.style.setProperty(name, value)
    const fill = () => {
      set('--room', '0px')
      for (const step of STEPS) {
        if (step < least) break
        set('--fit', String(step))
        if (isOver(1)) continue
        set('--room', `${roomBelow(words)}px`)
        return
      }
      if (isOver(A_LINE)) set('--fit', String(Math.max(COMFORTABLE, least)))
    }
    const fit = () => {
      fill()
      // Keys must be able to scroll what scrolls.
      if (isOver(1)) words.tabIndex = 0
      else words.removeAttribute('tabindex')
    }
    fit()
    let fitted = { width: element.clientWidth, height: element.clientHeight }
    // An observer speaks at once: what it says then was known, and a page is laid out once a turn.
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = element
      if (width === fitted.width && height === fitted.height) return
      fitted = { width, height }
      fit()
    })
    observer.observe(element)
    if (document.fonts?.status === 'loading') void document.fonts.ready.then(fit)
    return () => {
      observer.disconnect()
      reader.style.removeProperty('--fit')
      reader.style.removeProperty('--room')
    }
  }, [subject, textSize])
  return ref
}
