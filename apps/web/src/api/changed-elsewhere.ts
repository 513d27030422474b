import { useState } from 'react'

/**
 * Whether what a form shows was changed by another device while it is open. `expect` is told what
 * this device is about to save, so that its own change is not taken for a stranger's.
 */
export function useChangedElsewhere(saved: unknown) {
  const incoming = JSON.stringify(saved)
  const [known, setKnown] = useState(incoming)
  return {
    isChangedElsewhere: incoming !== known,
    expect: (own: unknown) => setKnown(JSON.stringify(own)),
    forget: () => setKnown(incoming),
  }
}
