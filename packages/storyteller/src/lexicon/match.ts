import { CREATURE_IDS } from '@luciole/contract/creatures'
import type { Bilingual } from '@luciole/contract/language'
import { ALL_CONCEPTS, normalise, type Concept } from '#lexicon/concept-table'
import { COLOURS, type Colour } from '#lexicon/colours'
import { frenchNounsOf } from '#lexicon/species-nouns'

const STOPWORDS = new Set(
  `a an the and or of in on at to with for from his her their he she it they is are was has have had
  wears wear wearing likes like liked loves love loved collects collect collecting collection
  collections plays play playing always never very too little small big tall tiny young old who that
  which one two three four called named my our your some lots lot every day all own favourite favorite really best who
  hates hate afraid scared fear not no
  un une deux trois quatre le la les l d de du des et ou a au aux en dans sur avec pour par son sa ses leur leurs il
  elle ils elles est sont etait avait porte porter aime adore collectionne collectionner joue jouer
  toujours jamais tres trop petit petite petits petites grand grande grands grandes jeune vieux
  vieille qui que s appelle mon ma mes notre nos du beaucoup tout toute tous toutes c j n qu y se
  aime adorer ami amie peur deteste ne pas n'aime sait faire fait
  longue longues courte courtes brave braves courageux courageuse
  round rond ronde ronds rondes gros grosse grosses striped raye rayee rayes rayees`.split(/\s+/),
)
/** *Une dragonne* is a dragon too. */
const HE_AND_SHE = new Map<string, readonly string[]>(
  CREATURE_IDS.map((species) => [species, frenchNounsOf(species).map(normalise)]),
)
/** A word or two that means a concept → the concept; built once. */
const NAMED = [...ALL_CONCEPTS]
  .reverse()
  .flatMap((concept) =>
    [...(HE_AND_SHE.get(concept.id) ?? []), ...concept.words].map(
      (word) => [word, concept] as const,
    ),
  )
/** Many of what has a word for one: of both languages most, and where it is another word, that one stands. */
const severalOf = (word: string) => (/[sxz]$/.test(word) ? [] : [`${word}s`])
const INDEX: ReadonlyMap<string, Concept> = new Map([
  ...NAMED.flatMap(([word, concept]) => severalOf(word).map((many) => [many, concept] as const)),
  ...NAMED,
])
const COLOUR_INDEX: ReadonlyMap<string, Colour> = new Map(
  COLOURS.flatMap((colour) => colour.words.split(' ').map((word) => [word, colour] as const)),
)
/** What comes after one of these has a name of its own, and a colour of its own. */
const BEFORE_A_NAME = new Set(
  'a an the with his her their un une le la les l d des du avec son sa ses leur leurs'.split(' '),
)
/** Of hair, where hair is spoken of or nothing else: a scarf is long as well. */
const OF_ANYTHING = new Set('long longs short court courts'.split(' '))
const HAIR = new Set(['hair', 'cheveux'])
const LONGEST = 4
const AND = new Set(['and', 'et'])

export interface Match {
  concept: Concept
  colour: Colour | null
  /** The second of two: black and white. */
  also?: Colour
  /** As it was typed, without accents or capitals. */
  said: string
}
export interface TextMatch {
  matches: Match[]
  /** Words that mean something to the parent and nothing to us. */
  unused: string[]
}

const NOTHING: TextMatch = { matches: [], unused: [] }
let last: { text: string; match: TextMatch } = { text: '', match: NOTHING }

/** Typed words → concepts the story can use. Nothing typed ever reaches the text itself. */
export function matchConcepts(text: string): TextMatch {
  if (text === last.text) return last.match
  last = { text, match: findConcepts(text) }
  return last.match
}

function findConcepts(text: string): TextMatch {
  const words = normalise(text).split(' ').filter(Boolean)
  const matches: Match[] = []
  const unused: string[] = []
  let colour: Colour | null = null
  let also: Colour | null = null
  let lostAt = Number.NEGATIVE_INFINITY
  const isOfHair = words.length === 1 || words.some((word) => HAIR.has(word))
  for (let at = 0; at < words.length;) {
    const word = words[at] ?? ''
    if (OF_ANYTHING.has(word) && !isOfHair) {
      at += 1
      continue
    }
    const longest = Math.min(LONGEST, words.length - at)
    const hit = Array.from({ length: longest }, (_, index) => longest - index)
      .map((length) => ({ length, concept: INDEX.get(words.slice(at, at + length).join(' ')) }))
      .find(({ concept }) => concept !== undefined)
    const paint = COLOUR_INDEX.get(word)
    const previous = matches.at(-1)
    const isOfUnknown =
      lostAt === at - 1 && BEFORE_A_NAME.has(words[at - 2] ?? '') && !INDEX.has(words[at + 1] ?? '')
    if (paint && isOfUnknown) {
      unused.push(`${unused.pop() ?? ''} ${word}`)
      at += 1
    } else if (paint && (!hit?.concept || hit.length === 1)) {
      const comesBefore = INDEX.has(words[at + 1] ?? '') || !previous || previous.colour !== null
      const isSecond = AND.has(words[at - 1] ?? '') && COLOUR_INDEX.has(words[at - 2] ?? '')
      if (isSecond && colour) also = paint
      else if (isSecond && previous) previous.also = paint
      else if (comesBefore) colour = paint
      else previous.colour = paint
      at += 1
    } else if (hit?.concept) {
      const { concept } = hit
      if (!matches.some((match) => match.concept === concept)) {
        const said = words.slice(at, at + hit.length).join(' ')
        matches.push({ concept, colour, ...(also && { also }), said })
      }
      colour = null
      also = null
      at += hit.length
    } else {
      if (!STOPWORDS.has(word) && word.length > 1) {
        unused.push(word)
        lostAt = at
      }
      at += 1
    }
  }
  return { matches, unused }
}

const pairsOf = (word: string) => new Set(Array.from(word).map((_, at) => word.slice(at, at + 2)))

function likeness(a: string, b: string): number {
  const first = pairsOf(a)
  const second = pairsOf(b)
  let shared = 0
  for (const pair of first) if (second.has(pair)) shared += 1
  return (2 * shared) / (first.size + second.size)
}

/** Part of somebody, not a misspelled thing: an ear is no pillow (*oreille*, *oreiller*). */
const OF_A_BODY = new Set(
  `ear ears oreille oreilles nose nez eye eyes oeil yeux mouth bouche tooth teeth dent dents tail queue
  paw paws patte pattes foot feet pied pieds hand hands main mains whiskers moustache moustaches belly
  ventre back dos neck cou`.split(/\s+/),
)

/** Up to three concepts spelled like words we do not know, which begin alike, else the best loved. */
export function nearConcepts(words: string): Bilingual[] {
  const [word = ''] = words.split(' ')
  if (OF_A_BODY.has(word)) return []
  const near = ALL_CONCEPTS.filter(({ kind }) => kind !== 'look')
    .map((concept) => ({
      concept,
      score: Math.max(
        ...concept.words.map((known) => (known[0] === word[0] ? likeness(word, known) : 0)),
      ),
    }))
    .filter(({ score }) => score >= 0.35)
    .sort((a, b) => b.score - a.score)
    .slice(0, 3)
    .map(({ concept }) => concept)
  const offered = near.length
    ? near
    : ALL_CONCEPTS.filter(({ id }) => ['stone', 'raincoat', 'dinosaur'].includes(id))
  return offered.map(({ noun }) => ({ en: noun.en.one, fr: noun.fr.one }))
}
