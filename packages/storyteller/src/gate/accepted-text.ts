import type { WizardAnswers, WizardTextKey } from '@luciole/contract/wizard'
import { refineText } from '#gate/refine-text'

export const isNameKey = (key: WizardTextKey) => key.endsWith('-name')

/** What the parent typed, or nothing when the gate refuses it. */
export function acceptedText({
  answers,
  key,
}: {
  answers: WizardAnswers
  key: WizardTextKey
}): string {
  const refined = refineText({
    text: answers[key] ?? '',
    kind: isNameKey(key) ? 'name' : 'details',
  })
  return refined.ok ? refined.text : ''
}
