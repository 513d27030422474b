import { useEffect, useEffectEvent, useState } from 'react'
import { currentSleep, setSleep, useSleep } from './sleep-timer'

const LOOK_AT_CLOCK_MS = 1000

/** Counts the minutes that were chosen, and stops the voice when they are over. */
export function useSleepClock({ onOver }: { onOver: () => void }) {
  const sleep = useSleep()
  const [now, setNow] = useState(() => Date.now())
  const look = useEffectEvent(() => {
    setNow(Date.now())
    const { endsAt, isBedtime } = currentSleep()
    if (endsAt === null || Date.now() < endsAt) return
    onOver()
    setSleep(isBedtime ? { endsAt: null, isOver: true } : null)
  })
  const { endsAt } = sleep
  useEffect(() => {
    if (endsAt === null) return
    const soon = setTimeout(() => look())
    const timer = setInterval(() => look(), LOOK_AT_CLOCK_MS)
    return () => {
      clearTimeout(soon)
      clearInterval(timer)
    }
  }, [endsAt])
  const minutesLeft = endsAt === null ? null : Math.max(1, Math.ceil((endsAt - now) / 60_000))
  return { sleep, now, minutesLeft }
}
