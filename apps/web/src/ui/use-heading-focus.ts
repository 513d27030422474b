import { useEffect } from 'react'

const headingShown = () => document.querySelector<HTMLElement>('main h1')

const isNowhere = (element: Element | null) =>
  element === null ||
  element === document.body ||
  !element.isConnected ||
  element.matches(':disabled')

/**
 * Wherever a new screen leaves the focus nowhere, its heading takes it: who listens hears what is
 * shown, and the next key begins there. What holds the focus itself keeps it, and so does the first
 * screen of a visit, which is read from its top anyway.
 */
export function useHeadingFocus() {
  useEffect(() => {
    let known = headingShown()
    const look = () => {
      const heading = headingShown()
      if (heading === null || heading === known) return
      if (known === null) {
        known = heading
        return
      }
      const { activeElement } = document
      // A sheet that is closing gives the focus back in a moment.
      if (!isNowhere(activeElement)) {
        if (heading.closest('main')?.contains(activeElement)) known = heading
        return
      }
      known = heading
      if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    }
    const observer = new MutationObserver(look)
    observer.observe(document.body, { childList: true, subtree: true })
    addEventListener('focusout', look)
    return () => {
      observer.disconnect()
      removeEventListener('focusout', look)
    }
  }, [])
}
