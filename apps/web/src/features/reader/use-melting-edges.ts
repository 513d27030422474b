import { useLayoutEffect, type RefObject } from 'react'

/**
 * A picture that steps back in its frame melts at its edges. One that fills it is not masked: that
 * would cost a third of every page turn.
 */
export function useMeltingEdges(image: RefObject<HTMLImageElement | null>) {
  useLayoutEffect(() => {
    const element = image.current
    const frame = element?.parentElement
    if (!element || !frame) return
    const observer = new ResizeObserver(() => {
      const isSmaller =
        element.offsetWidth < frame.clientWidth || element.offsetHeight < frame.clientHeight
      element.toggleAttribute('data-melts', isSmaller)
    })
    observer.observe(frame)
    observer.observe(element)
    return () => observer.disconnect()
  }, [image])
}
