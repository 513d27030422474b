import type { ThingId } from '@luciole/contract/things'
import { THING_IDS } from '@luciole/contract/things'
import type { TraitKind } from '#bank/authoring'
import type { Match } from '#lexicon/match'
import { elides } from '@luciole/contract/elision'
import type { StoryNoun } from '#text/nouns'

/** The kid's own detail in a form the story can hold in its hand. */
export interface Trait {
  concept: string
  kind: TraitKind | 'like' | 'activity' | 'look'
  /** What the page-1 line calls it; an activity is a verb. */
  noun: StoryNoun
  /** What can be planted and given up; a liking becomes a drawing of it. */
  keepsake: { kind: TraitKind; noun: StoryNoun; thing: ThingId | null } | null
}

/** *Une paire de bottes rouges*: the colour is the boots'. Colours that are things never change. */
function frenchColour({ noun, colour }: { noun: StoryNoun; colour: NonNullable<Match['colour']> }) {
  const word = noun.fr.gender === 'm' ? colour.m : colour.f
  const isMany =
    noun.fr.one.startsWith('paire de') && colour.m !== 'orange' && colour.m !== 'marron'
  return isMany && !word.endsWith('s') ? `${word}s` : word
}

function painted({ concept, colour }: Match): StoryNoun {
  const { noun } = concept
  if (!colour || (concept.kind !== 'garment' && concept.kind !== 'object')) return noun
  return {
    en: {
      one: noun.en.one.replace(/^(pair of )?/, (pair) => `${pair}${colour.en} `),
      many: noun.en.many,
    },
    fr: { ...noun.fr, one: `${noun.fr.one} ${frenchColour({ noun, colour })}` },
  }
}

function drawingOf(noun: StoryNoun): StoryNoun {
  const article = /^[aeiou]/.test(noun.en.one) ? 'an' : 'a'
  return {
    en: { one: `drawing of ${article} ${noun.en.one}`, many: `drawings of ${noun.en.many}` },
    fr: {
      one: `dessin ${elides(noun.fr.one) ? 'd’' : 'de '}${noun.fr.one}`,
      many: `dessins de ${noun.fr.many}`,
      gender: 'm',
    },
  }
}

export function traitOf(match: Match): Trait {
  const { concept } = match
  const noun = painted(match)
  const thing = (THING_IDS as readonly string[]).includes(concept.shows.thing ?? '')
    ? (concept.shows.thing as ThingId)
    : null
  const { kind } = concept
  const keepsake =
    kind === 'collection' || kind === 'garment' || kind === 'object'
      ? { kind, noun, thing }
      : kind === 'like'
        ? { kind: 'object' as const, noun: drawingOf(concept.noun), thing: 'paper' as const }
        : null
  return { concept: concept.id, kind, noun, keepsake }
}
