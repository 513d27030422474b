import { useEffect, useState } from 'react'

const HALF_SWELL_MS = 4000
const SWELLS = 5

/** Five swells of the boat for a child who cannot wait: in as it rises, out as it sinks. */
export function useBreathing() {
  const [half, setHalf] = useState<number | null>(null)
  useEffect(() => {
    if (half === null) return
    const timer = setTimeout(() => setHalf(half + 1 < SWELLS * 2 ? half + 1 : null), HALF_SWELL_MS)
    return () => clearTimeout(timer)
  }, [half])
  const breath =
    half === null ? null : half % 2 === 0 ? ('breatheIn' as const) : ('breatheOut' as const)
  return { breath, begin: () => setHalf(0) }
}
