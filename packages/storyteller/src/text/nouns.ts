import { elides, takesAn } from '@luciole/contract/elision'

/** One form for each number; `isMany`: a single one is plural already, as boots are. */
interface NounForms {
  one: string
  many: string
  isMany: boolean
}

/** A word the kid's details brought into the story, in every form the prose may ask for. */
export interface StoryNoun {
  en: NounForms
  fr: NounForms & { gender: 'm' | 'f' }
  /** What a drawing shows: the word a child would shout. */
  of?: StoryNoun
}

/** *a torch*, *an umbrella*, and *boots* without any. */
export function englishWithArticle({ one, isMany }: NounForms): string {
  return isMany ? one : `${takesAn(one) ? 'an' : 'a'} ${one}`
}

const MANY: Readonly<Record<string, string>> = {
  un: 'des',
  le: 'les',
  mon: 'mes',
  ton: 'tes',
  son: 'ses',
  du: 'des',
}

/** `{le T}`, `{mon T}`, `{de T}` …: the noun with the French word that must agree with it. */
export function frenchWith({ word, noun }: { word: string; noun: StoryNoun }): string {
  const { one, gender, isMany } = noun.fr
  const vowel = elides(one)
  const asked = word.toLowerCase()
  const many = isMany ? MANY[asked] : undefined
  if (many) return `${many} ${one}`
  const byGender = (masculine: string, feminine: string) =>
    `${gender === 'm' || vowel ? masculine : feminine} ${one}`
  switch (asked) {
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

const PLURALS: Readonly<Record<string, string>> = {
  le: 'les',
  la: 'les',
  celui: 'ceux',
  lequel: 'lesquels',
  laquelle: 'lesquelles',
  lui: 'eux',
  elle: 'elles',
  tout: 'tous',
}

/** What agrees with a noun that is many: *petite* → *petites*, *le plus beau* → *les plus beaux*. */
export const frenchPlural = (agreeing: string): string =>
  agreeing === ''
    ? 's'
    : agreeing.replace(/\p{L}+(?![\p{L}'’])/gu, (word) => {
        const known = PLURALS[word.toLowerCase()]
        if (known) return word[0] === word[0]?.toUpperCase() ? capital(known) : known
        if (/[sxz]$/.test(word) || word === 'qui') return word
        return word.endsWith('eau') ? `${word}x` : `${word}s`
      })

const capital = (word: string) => word.replace(/^./u, (first) => first.toUpperCase())
