import { refineText } from '@luciole/storyteller/gate/refine-text'
import { AppError } from '#platform/errors'

/** The first gate: what a person typed, before anything keeps it. */
export function refuseUnkindText({ text, kind }: { text: string; kind: 'name' | 'details' }) {
  if (!refineText({ text, kind }).ok) throw new AppError('text.refused')
}
