import { useEffect, useRef, useState } from 'react'

const VANISH_AFTER_MS = 3000

/**
 * Only the page is left after three quiet seconds. A pointer that moves, a key, or anything given
 * focus brings the controls back; they never leave somebody who is on one by keyboard.
 */
export function useVanishingControls({ isOn }: { isOn: boolean }) {
  const [isHidden, setHidden] = useState(false)
  const waitAgain = useRef(() => {})
  useEffect(() => {
    if (!isOn) return
    let timer: ReturnType<typeof setTimeout>
    const vanish = () => {
      if (document.querySelector('.reader :is(a, button, input):focus-visible')) wait()
      else setHidden(true)
    }
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(vanish, VANISH_AFTER_MS)
    }
    const show = () => {
      setHidden(false)
      wait()
    }
    const move = ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') show()
    }
    wait()
    waitAgain.current = wait
    addEventListener('pointermove', move)
    addEventListener('keydown', show)
    addEventListener('focusin', show)
    return () => {
      clearTimeout(timer)
      waitAgain.current = () => {}
      setHidden(false)
      removeEventListener('pointermove', move)
      removeEventListener('keydown', show)
      removeEventListener('focusin', show)
    }
  }, [isOn])
  return {
    isHidden: isOn && isHidden,
    /** A tap on the page: what it brought leaves again by itself. */
    toggle() {
      setHidden(!isHidden)
      waitAgain.current()
    },
  }
}
