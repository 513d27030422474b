import type { Bilingual, Language } from '#language'

/** The names the wizard offers a villain. A book is told in both languages, and each says its own. */
const OFFERED: readonly Bilingual[] = [
  { en: 'Baron Grump', fr: 'le baron Grognon' },
  { en: 'Madam Frost', fr: 'Madame Givre' },
  { en: 'Corvina', fr: 'Corvina' },
  { en: 'Queen Nettle', fr: 'la reine Ortie' },
  { en: 'Count Crumb', fr: 'le comte Ronchon' },
  { en: 'Mister Fog', fr: 'Monsieur Brume' },
]

export const offeredVillainNames = (language: Language): string[] =>
  OFFERED.map((name) => name[language])

/** A villain’s name in both languages: ours has two, one a family made up stays as it was typed. */
export function villainNameInBoth(typed: string): Bilingual {
  const said = typed.trim().toLowerCase()
  const offered = OFFERED.find(({ en, fr }) => [en, fr].some((name) => name.toLowerCase() === said))
  return offered ?? { en: typed, fr: typed }
}
