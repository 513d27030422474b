import { useRef } from 'react'

/**
 * A finger is quicker than a screen: until two frames could show the first press, a second one
 * is the same. True when the press counts.
 */
export function useOnePress() {
  const isPressed = useRef(false)
  return (event: { preventDefault: () => void }) => {
    if (isPressed.current) {
      event.preventDefault()
      return false
    }
    isPressed.current = true
    const release = () => {
      isPressed.current = false
    }
    requestAnimationFrame(() => requestAnimationFrame(release))
    return true
  }
}
