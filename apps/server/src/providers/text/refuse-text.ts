import { refineText } from '@luciole/storyteller/gate/refine-text'
import { AppError } from '#platform/errors'
import type { Gates } from '#providers/moderation/gates'

interface Typed {
  text: string
  kind: 'name' | 'details' | 'page'
  isFamily?: boolean
  gates: Pick<Gates, 'record'>
}

/** The first gate: what a person typed, before anything keeps it. */
export function judgeTyped({ gates, ...typed }: Typed): boolean {
  const refined = refineText(typed)
  return gates.record({ gate: 'typed', verdict: refined })
}

export function refuseUnkindText(typed: Typed): void {
  if (!judgeTyped(typed)) throw new AppError('text.refused')
}
