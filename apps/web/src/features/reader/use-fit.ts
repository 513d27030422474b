import { useLayoutEffect, useRef } from 'react'

const STEPS = [1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.71, 0.68, 0.65, 0.6, 0.55] as const

/**
 * A page never scrolls when it can help it: the picture gives way first, then the letters, a little
 * at a time. What still does not fit scrolls.
 */
export function useFit<Element extends HTMLElement>(subject: unknown) {
  const ref = useRef<Element>(null)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const words = element.querySelector('.page-words')
    // The controls stand where the picture ends: they follow it.
    const reader = element.closest<HTMLElement>('.reader')
    if (!words || !reader) return
    const fit = () => {
      for (const step of STEPS) {
        reader.style.setProperty('--fit', String(step))
        if (words.scrollHeight <= words.clientHeight + 1) return
      }
    }
    fit()
    const observer = new ResizeObserver(fit)
    observer.observe(element)
    void document.fonts?.ready.then(fit)
    return () => {
      observer.disconnect()
      reader.style.removeProperty('--fit')
    }
  }, [subject])
  return ref
}
