import type { Language } from '@luciole/contract/language'
import { elides } from '@luciole/contract/elision'
import { speciesWithArticle, unnamedKind } from '#lexicon/species-nouns'
import { isOfAKind, type Player } from '#plan/party'
import type { StoryPlan } from '#plan/story-plan'
import { englishWithArticle, frenchWith } from '#text/nouns'

export const kindOf = ({ player, language }: { player: Player; language: Language }): string => {
  const { species, said, sex, voice } = player
  if (said)
    return language === 'en'
      ? englishWithArticle(said.noun.en)
      : frenchWith({ word: 'un', noun: said.noun })
  const isCloth = voice === 'lovey'
  if (species) return speciesWithArticle({ species, sex, isCloth, language })
  const isUnnamed = voice === 'lovey' || voice === 'animal' || voice === 'magical_creature'
  return isUnnamed ? unnamedKind({ kind: voice, sex, language }) : ''
}

/** "Papa, Lou and Igor the hedgehog": at the first meeting one is told who is not a person. */
export function namesOf({
  players,
  hero,
  language,
  isBare = false,
}: {
  players: readonly Player[]
  hero: Player
  language: Language
  /** No room to say what they are. */
  isBare?: boolean
}): string {
  if (isBare) return listOf({ names: players.map(({ name }) => name), language })
  const named = players.map((player) =>
    isOfAKind(player)
      ? `${player.name} ${definiteKind({ player, language })}`
      : `${isStranger(player) ? friendOf({ player, hero, language }) : ''}${player.name}`,
  )
  return listOf({ names: named, language })
}

/** A child the engine made up: the family's own need no saying who they are. */
const isStranger = ({ source, voice }: Player): boolean =>
  source === null && (voice === 'boy' || voice === 'girl')

function friendOf({
  player,
  hero,
  language,
}: {
  player: Player
  hero: Player
  language: Language
}): string {
  if (language === 'en') return hero.sex === 'female' ? 'her friend ' : 'his friend '
  return player.sex === 'female' ? 'son amie ' : 'son ami '
}

/** Everybody, with what they are; in a crowd, one and two hear it only of those they cannot know. */
export function explainedNames({
  plan,
  language,
  isBare,
}: {
  plan: StoryPlan
  language: Language
  /** No room to say what they are. */
  isBare: boolean
}): string[] {
  const { hero, helper, others } = plan.party
  const isCrowd = plan.band === '0-2' && others.length > 1
  return [helper, ...others].map((player) =>
    isBare || (isCrowd && player.source !== null)
      ? player.name
      : namesOf({ players: [plan.band === '0-2' ? asAnimal(player) : player], hero, language }),
  )
}

/** For one and two a cloth rabbit is a rabbit: they know theirs, and a page has few words. */
const asAnimal = (player: Player): Player =>
  player.voice === 'lovey' ? { ...player, voice: 'animal' } : player

/** For the youngest, a hero who is no person is called what it is, once: *Maya the owl*. */
export function explainHero({
  text,
  hero,
  language,
}: {
  text: string
  hero: Player
  language: Language
}): string {
  if (!isOfAKind(hero)) return text
  const { name } = hero
  const isWhole = (at: number) =>
    !/\p{L}/u.test(`${text[at - 1] ?? ''}${text[at + name.length] ?? ''}`)
  let at = text.indexOf(name)
  while (at >= 0 && !isWhole(at)) at = text.indexOf(name, at + 1)
  if (at < 0) return text
  const explained = namesOf({ players: [hero], hero, language })
  return text.slice(0, at) + explained + text.slice(at + name.length)
}

/** Names alone, the hero's last; of a crowd, the helper and the hero, alone where there is no room. */
export function everyoneOf({
  plan,
  language,
  isShort,
}: {
  plan: StoryPlan
  language: Language
  /** Three are a crowd, where the page has no room. */
  isShort: boolean
}): string {
  const { hero, helper, others } = plan.party
  const isCrowd = others.length > (plan.band === '0-2' || isShort ? 1 : 2)
  const rest = language === 'en' ? 'the gang' : 'toute la bande'
  const names = isCrowd
    ? [helper.name, hero.name, ...(isShort ? [] : [rest])]
    : [helper, ...others, hero].map(({ name }) => name)
  return listOf({ names, language })
}

export function listOf({
  names,
  language,
}: {
  names: readonly string[]
  language: Language
}): string {
  const and = language === 'en' ? 'and' : 'et'
  return names.length > 1
    ? `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`
    : (names[0] ?? '')
}

function definiteKind({ player, language }: { player: Player; language: Language }): string {
  const kind = kindOf({ player, language })
  if (language === 'en') return kind.replace(/^an? /, 'the ')
  const [, article, noun = ''] = /^(une?) (.*)$/.exec(kind) ?? []
  if (elides(noun)) return `l’${noun}`
  return `${article === 'un' ? 'le' : 'la'} ${noun}`
}
