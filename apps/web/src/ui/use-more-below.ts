import { useLayoutEffect, useRef } from 'react'

/** What nobody misses at the foot of a box. */
const UNSEEN_PX = 8

/** A box that scrolls says so: its foot fades (`data-more`), and keys can reach it. */
export function useMoreBelow<Box extends HTMLElement>() {
  const ref = useRef<Box>(null)
  useLayoutEffect(() => {
    const box = ref.current
    if (!box) return
    const look = () => {
      const length = box.scrollHeight - box.clientHeight
      box.toggleAttribute('data-more', length - box.scrollTop > UNSEEN_PX)
      if (length > 1) box.tabIndex = 0
      else box.removeAttribute('tabindex')
    }
    // An observer speaks at once.
    const observer = new ResizeObserver(look)
    for (const part of [box, ...box.children]) observer.observe(part)
    box.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      box.removeEventListener('scroll', look)
    }
  }, [])
  return ref
}
