import { useState } from 'react'

/** What was before, so that a wrong tap costs one tap. */
export function useHistory<Value>(start: Value) {
  const [steps, setSteps] = useState<readonly Value[]>([start])
  const value = steps.at(-1) ?? start
  return {
    value,
    canUndo: steps.length > 1,
    change: (next: Value) => setSteps((before) => [...before, next]),
    undo: () => setSteps((before) => (before.length > 1 ? before.slice(0, -1) : before)),
    reset: () => setSteps((before) => before.slice(0, 1)),
  }
}
