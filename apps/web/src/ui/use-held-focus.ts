import { useLayoutEffect, useRef, type FocusEvent } from 'react'

const CONTROLS = 'input, button:enabled, a[href]'
/** A dialog takes what was left to nobody, sooner or later. */
const isDialog = (element: Element | null) => element?.matches('[role=dialog]') === true

/**
 * For a place whose pressed button makes way for what it led to: the hand stays there, on the first
 * control that came, or on the place itself until one comes.
 */
export function useHeldFocus<Place extends HTMLElement>(shown: string) {
  const ref = useRef<Place>(null)
  const isHeld = useRef(false)
  useLayoutEffect(() => {
    const place = ref.current
    const { activeElement } = document
    const isWaiting = activeElement === place
    const isLost = activeElement === document.body || isDialog(activeElement)
    if (!place || !isHeld.current || !(isLost || isWaiting)) return
    const control = place.querySelector<HTMLElement>(CONTROLS)
    if (control ?? isLost) (control ?? place).focus()
  }, [shown])
  return {
    ref,
    tabIndex: -1,
    onFocus: () => void (isHeld.current = true),
    // A button that is taken away leaves its focus to nobody; a hand that moves on, to something.
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (!relatedTarget || isDialog(relatedTarget)) return
      if (!ref.current?.contains(relatedTarget)) isHeld.current = false
    },
  }
}
