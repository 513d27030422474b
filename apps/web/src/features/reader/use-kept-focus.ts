import { useEffect, useRef, type RefObject } from 'react'

const isGone = (element: Element) => !element.isConnected || element.matches(':disabled')

/** Who turned by a button the next leaf has not is led to its heading, not to the top of the page. */
export function useKeptFocus({
  leaf,
  leafKey,
}: {
  leaf: RefObject<HTMLElement | null>
  leafKey: string
}) {
  const held = useRef<Element | null>(null)
  useEffect(() => {
    const note = ({ target }: FocusEvent) => (held.current = target as Element)
    addEventListener('focusin', note)
    return () => removeEventListener('focusin', note)
  }, [])
  useEffect(() => {
    if (!held.current || !isGone(held.current)) return
    held.current = null
    leaf.current?.querySelector('h1')?.focus({ preventScroll: true })
  }, [leaf, leafKey])
}
