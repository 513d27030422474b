import { useState } from 'react'

/**
 * Whether what a form shows was changed by another device while it is open. `expect` is told what
 * this device is saving, so that its own change is not taken for a stranger's.
 */
export function useChangedElsewhere(saved: unknown) {
  const incoming = JSON.stringify(saved)
  const [known, setKnown] = useState(incoming)
  const [expected, setExpected] = useState<string | null>(null)
  return {
    isChangedElsewhere: incoming !== known && incoming !== expected,
    expect: (own: unknown) => setExpected(JSON.stringify(own)),
    settle: (own: unknown) => {
      setKnown(JSON.stringify(own))
      setExpected(null)
    },
    forget: () => setExpected(null),
  }
}
