import { elides, takesAn } from '@luciole/contract/elision'

/** A word the kid's details brought into the story, in every form the prose may ask for. */
export interface StoryNoun {
  en: { one: string; many: string }
  fr: { one: string; many: string; gender: 'm' | 'f' }
}

export const englishArticle = (noun: string): string => `${takesAn(noun) ? 'an' : 'a'} ${noun}`

/** `{le T}`, `{mon T}`, `{de T}` …: the noun with the French word that must agree with it. */
export function frenchWith({ word, noun }: { word: string; noun: StoryNoun }): string {
  const { one, gender } = noun.fr
  const vowel = elides(one)
  const byGender = (masculine: string, feminine: string) =>
    `${gender === 'm' || vowel ? masculine : feminine} ${one}`
  switch (word.toLowerCase()) {
    case 'un':
      return `${gender === 'm' ? 'un' : 'une'} ${one}`
    case 'le':
      return vowel ? `l’${one}` : byGender('le', 'la')
    case 'mon':
      return byGender('mon', 'ma')
    case 'ton':
      return byGender('ton', 'ta')
    case 'son':
      return byGender('son', 'sa')
    case 'de':
      return vowel ? `d’${one}` : `de ${one}`
    case 'du':
      return vowel ? `de l’${one}` : byGender('du', 'de la')
    default:
      throw new Error(`No French form "${word}" of a noun`)
  }
}
