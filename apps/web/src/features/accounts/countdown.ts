import { useEffect, useState } from 'react'

/** Seconds left, one less each second; `restart` begins again. */
export function useCountdown(from: number) {
  const [secondsLeft, setSecondsLeft] = useState(from)
  const isOver = secondsLeft <= 0
  useEffect(() => {
    if (isOver) return
    const timer = setInterval(() => setSecondsLeft((left) => left - 1), 1000)
    return () => clearInterval(timer)
  }, [isOver])
  return { secondsLeft, restart: () => setSecondsLeft(from) }
}
