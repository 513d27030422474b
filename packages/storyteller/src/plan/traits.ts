import type { Era } from '@luciole/contract/scene-brief'
import type { ThingId } from '@luciole/contract/things'
import { THING_IDS } from '@luciole/contract/things'
import type { TraitKind } from '#bank/authoring'
import { drawnLike } from '#plan/drawn-likes'
import { ALL_CONCEPTS } from '#lexicon/concept-table'
import type { Match } from '#lexicon/match'
import { elides } from '@luciole/contract/elision'
import { frenchPlural, type StoryNoun } from '#text/nouns'

/** The kid's own detail in a form the story can hold in its hand. */
export interface Trait {
  concept: string
  kind: TraitKind | 'like' | 'activity' | 'look'
  /** What the page-1 line calls it; an activity is a verb. */
  noun: StoryNoun
  /** A hero who is a child is drawn in it, whatever is told. */
  isOutfit: boolean
  /** What can be planted and given up; a liking becomes a drawing of it. */
  keepsake: Keepsake | null
}

/** *Des bottes rouges*. Colours that are things never change. */
function frenchColour({ noun, colour }: { noun: StoryNoun; colour: NonNullable<Match['colour']> }) {
  const word = noun.fr.gender === 'm' ? colour.m : colour.f
  const isThing = colour.m === 'orange' || colour.m === 'marron'
  return noun.fr.isMany && !isThing ? frenchPlural(word) : word
}

function painted({ concept, colour }: Match): StoryNoun {
  const { noun } = concept
  if (!colour || (concept.kind !== 'garment' && concept.kind !== 'object')) return noun
  return {
    en: { ...noun.en, one: `${colour.en} ${noun.en.one}` },
    fr: { ...noun.fr, one: `${noun.fr.one} ${frenchColour({ noun, colour })}` },
  }
}

function drawingOf(noun: StoryNoun): StoryNoun {
  return {
    en: {
      one: `${noun.en.one} drawing`,
      many: `${noun.en.one} drawings`,
      isMany: false,
    },
    fr: {
      one: `dessin ${elides(noun.fr.one) ? 'd’' : 'de '}${noun.fr.one}`,
      many: `dessins de ${noun.fr.many}`,
      isMany: false,
      gender: 'm',
    },
    of: noun,
  }
}

export interface Keepsake {
  kind: TraitKind
  noun: StoryNoun
  thing: ThingId | null
  /** Hex, where it was told. */
  color?: string | undefined
}

/** The same, told of another thing. */
function insteadOf(match: Match, other: string | undefined): Match {
  const concept = ALL_CONCEPTS.find(({ id }) => id === other)
  return concept ? { ...match, concept } : match
}

/** What a thing of today was, long ago. */
const LONG_AGO: Readonly<Record<string, string>> = { torch: 'lantern' }

const inItsTime = ({ match, era }: { match: Match; era: Era | undefined }): Match =>
  insteadOf(match, era === 'past' ? LONG_AGO[match.concept.id] : undefined)

/** What a child under three would put into the mouth is a ball in its book. */
const TOO_SMALL: ReadonlySet<string> = new Set(['marble', 'bead', 'button', 'coin'])

function forSmallHands({ match, years }: { match: Match; years: number | undefined }): Match {
  const isUnsafe = years !== undefined && years < 3 && TOO_SMALL.has(match.concept.id)
  return insteadOf(match, isUnsafe ? 'ball' : undefined)
}

/** What is worn over everything, and can be taken off: of this colour, if none was told. */
const COATS: Readonly<Record<string, string>> = { raincoat: '#eeb82c', coat: '#8d3f56' }

export function traitOf({
  match: typed,
  era,
  years,
}: {
  match: Match
  era: Era | undefined
  /** Of whoever the book is for. */
  years?: number | undefined
}): Trait {
  const match = forSmallHands({ match: inItsTime({ match: typed, era }), years })
  const { concept } = match
  const noun = painted(match)
  const said = concept.shows.thing ?? (COATS[concept.shows.outfit ?? ''] ? 'coat' : '')
  const thing = (THING_IDS as readonly string[]).includes(said) ? (said as ThingId) : null
  const { kind } = concept
  const keepsake =
    kind === 'collection' || kind === 'garment' || kind === 'object'
      ? { kind, noun, thing, color: match.colour?.hex ?? COATS[concept.shows.outfit ?? ''] }
      : kind === 'like'
        ? { kind: 'object' as const, noun: drawingOf(concept.noun), thing: drawnLike(concept.id) }
        : null
  return { concept: concept.id, kind, noun, isOutfit: concept.shows.outfit !== undefined, keepsake }
}
