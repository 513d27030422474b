import type { Letter, LetterName, LetterWords } from './letter'
import { drawLetter, writeLetter } from './letter-page'
import { en } from './words-en'
import { fr } from './words-fr'

const WORDS: Record<'en' | 'fr', LetterWords> = { en, fr }

export type ComposedLetter = { subject: string; text: string; html: string }

export function composeLetter({
  name,
  language,
  lifeSeconds,
  url,
  code,
}: {
  name: LetterName
  language: 'en' | 'fr'
  lifeSeconds?: number
  url?: string
  code?: string
}): ComposedLetter {
  const words = WORDS[language]
  const { buttonLabel, ...text } = words[name](describeLife({ words, seconds: lifeSeconds ?? 0 }))
  const letter: Letter = {
    ...text,
    ...(buttonLabel && url ? { button: { label: buttonLabel, url } } : {}),
    ...(code ? { code } : {}),
  }
  return {
    subject: letter.subject,
    text: writeLetter({ letter, words }),
    html: drawLetter({ letter, words }),
  }
}

function describeLife({ words, seconds }: { words: LetterWords; seconds: number }): string {
  const minutes = Math.round(seconds / 60)
  return minutes % 60 === 0 ? words.hours(minutes / 60) : words.minutes(minutes)
}
