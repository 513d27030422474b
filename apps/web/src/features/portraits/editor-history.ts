import { useState } from 'react'

const begun = new Map<string, readonly unknown[]>()

/** What was saved is no longer begun: whoever comes back to an old look finds it as it was. */
export function forgetBegun(sitter: string) {
  for (const key of begun.keys()) if (key.startsWith(`${sitter} `)) begun.delete(key)
}

/** What was before, so that a wrong tap costs one tap, and leaving by mistake costs nothing. */
export function useHistory<Value>({ sitter, start }: { sitter: string; start: Value }) {
  const key = `${sitter} ${JSON.stringify(start)}`
  const [steps, setSteps] = useState(() => (begun.get(key) ?? [start]) as readonly Value[])
  const [lastKind, setLastKind] = useState<string | null>(null)
  const value = steps.at(-1) ?? start
  const keep = (next: readonly Value[]) => {
    begun.set(key, next)
    setSteps(next)
  }
  return {
    value,
    canUndo: steps.length > 1,
    /** Changes of one kind after another are one step: a slider passes many places. */
    change: (next: Value, kind: string | null = null) => {
      const isSame = kind !== null && kind === lastKind && steps.length > 1
      setLastKind(kind)
      keep([...(isSame ? steps.slice(0, -1) : steps), next])
    },
    undo: () => {
      setLastKind(null)
      keep(steps.length > 1 ? steps.slice(0, -1) : steps)
    },
    reset: () => keep(steps.slice(0, 1)),
  }
}
