import { useEffect, useState } from 'react'

const SECOND_MS = 1000
const inSeconds = (seconds: number) => Date.now() + seconds * SECOND_MS

/**
 * Seconds left until a moment, not ticks counted: a phone stops the ticks of a page behind another
 * app, and that is where a parent waits for mail. `restart` begins again.
 */
export function useCountdown(from: number) {
  const [end, setEnd] = useState(() => inSeconds(from))
  const [secondsLeft, setSecondsLeft] = useState(from)
  useEffect(() => {
    const look = () => setSecondsLeft(Math.max(0, Math.ceil((end - Date.now()) / SECOND_MS)))
    const timer = setInterval(look, SECOND_MS)
    document.addEventListener('visibilitychange', look)
    look()
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [end])
  return { secondsLeft, restart: () => setEnd(inSeconds(from)) }
}
