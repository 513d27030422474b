import type { WizardAnswers, WizardTextKey } from '@luciole/contract/wizard'
import { refineText } from '#gate/refine-text'

export const isNameKey = (key: WizardTextKey) => key.endsWith('-name')

/** A story asks for the same few texts many times while it is planned. */
const known = new WeakMap<WizardAnswers, Map<WizardTextKey, string>>()

/** What the parent typed, or nothing when the gate refuses it. */
export function acceptedText({
  answers,
  key,
}: {
  answers: WizardAnswers
  key: WizardTextKey
}): string {
  const texts = known.get(answers) ?? new Map<WizardTextKey, string>()
  known.set(answers, texts)
  const before = texts.get(key)
  if (before !== undefined) return before
  const refined = refineText({
    text: answers[key] ?? '',
    kind: isNameKey(key) ? 'name' : 'details',
  })
  const text = refined.ok ? refined.text : ''
  texts.set(key, text)
  return text
}
