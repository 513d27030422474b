import type { CanonFact, Ledger } from '@luciole/contract/book'
import type { Character } from '@luciole/contract/character'
import type { CompanionType } from '@luciole/contract/companions'
import type { Sex } from '@luciole/contract/sex'
import type { WizardAnswers } from '@luciole/contract/wizard'

export interface StoryKid {
  id: string
  name: string
  sex: Sex
  /** In years; fractions are welcome. */
  age: number
  character: Character
}

/** A companion or another kid of the family who plays a part. */
export interface StoryFriend {
  kind: 'companion' | 'kid'
  id: string
  name: string
  sex: Sex | null
  age: number | null
  character: Character
  /** What a companion is; a kid of the family is a brother or a sister. */
  type?: CompanionType
}

export type StoryAnswers = WizardAnswers & { kidIsHero: boolean }

export interface StoryAsk {
  kid: StoryKid
  friends: readonly StoryFriend[]
  answers: StoryAnswers
  ledger: Ledger
  canon: readonly CanonFact[]
  seed: string
}

/** An answer that counts: neither skipped nor left to chance. */
export function answered<K extends keyof WizardAnswers>(
  answers: WizardAnswers,
  key: K,
): Exclude<WizardAnswers[K], 'surprise' | undefined> | undefined {
  const value = answers[key]
  return value === undefined || value === 'surprise' || value === ''
    ? undefined
    : (value as Exclude<WizardAnswers[K], 'surprise' | undefined>)
}
