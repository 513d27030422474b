import type { Language } from '@luciole/contract/language'
import { lookUp, plainOf, wordsOf, type Word } from '#creatures/lexicon/words-of'
import { isLook, LENGTH_WORDS, OF_HAIR_ALONE } from './look-words'
import { PART_WORDS, PHRASES, type Part } from './part-words'

/** What a description names, the words that say how it is, and whether it is said to be absent. */
export type Mention = { part: Part; about: Word[]; isDenied: boolean }

type Token = { word: Word } & (
  | { kind: 'part'; mention: Mention }
  | { kind: 'look' | 'joint' | 'wall' | 'other' }
)

const JOINTS = new Set(['and', 'et', 'ou', 'or'])
const DENIALS = new Set('no not without never doesn isn sans pas ni jamais aucun aucune'.split(' '))
/** What is said of one thing does not reach over these to another. */
const WALLS = new Set(
  `stop a an the with in on has have wears wearing his her their of un une des les le la l avec en au aux dans ont
  porte portant sa son ses leur leurs qui ${[...DENIALS].join(' ')}`.split(/\s+/),
)
const FRENCH = new Set(
  `un une des les le la et avec aux au du sans ni est sont sa ses rouge bleu bleue jaune vert verte
  noir noire blanc blanche gris grise`.split(/\s+/),
)

const plainWords = (text: string) => {
  let plain = plainOf(text).replaceAll('-', ' ')
  for (const [loose, joined] of PHRASES) plain = plain.replace(loose, joined)
  return wordsOf(plain.replace(/[,&+/]/g, ' and ').replace(/[.;!?()\n]/g, ' stop '))
}

const languageOf = (words: readonly Word[]): Language =>
  words.some(
    (word) =>
      FRENCH.has(word.written) ||
      (lookUp(PART_WORDS.fr, word) && !lookUp(PART_WORDS.en, word) && !isLook(word)),
  )
    ? 'fr'
    : 'en'

function tokensOf(text: string) {
  const words = plainWords(text)
  const language = languageOf(words)
  let isDenied = false
  const tokens = words.map((word): Token => {
    const part = lookUp(PART_WORDS[language], word)
    if (part) {
      const mention: Mention = { part, about: [], isDenied }
      isDenied = false
      return { word, kind: 'part', mention }
    }
    if (DENIALS.has(word.written)) isDenied = true
    if (JOINTS.has(word.written)) {
      isDenied = false
      return { word, kind: 'joint' }
    }
    if (WALLS.has(word.written)) return { word, kind: 'wall' }
    return { word, kind: isLook(word) && !isDenied ? 'look' : 'other' }
  })
  return { tokens, language }
}

/** What a word finds first on its way to one side: a thing of its own, or one beyond a comma. */
function reach({ tokens, at, step }: { tokens: readonly Token[]; at: number; step: 1 | -1 }) {
  let isBeyond = false
  let hasOthers = false
  for (let place = at + step; ; place += step) {
    const token = tokens[place]
    if (!token || token.kind === 'wall') return undefined
    if (token.kind === 'part') return { mention: token.mention, isBeyond }
    if (token.kind === 'other') hasOthers = true
    if (token.kind === 'joint') isBeyond = true
    if (isBeyond && hasOthers) return undefined
  }
}

/** English says it before, and after "is"; French after, but for "longs cheveux". */
function ownerOf({
  tokens,
  at,
  language,
}: {
  tokens: readonly Token[]
  at: number
  language: Language
}): Mention | undefined {
  const { word } = tokens[at] as Token
  const next = tokens[at + 1]
  const isLength = lookUp(LENGTH_WORDS, word) !== undefined
  const before = reach({ tokens, at, step: -1 })
  const after = reach({ tokens, at, step: 1 })
  if (next?.kind === 'part' && next.mention.part.kind === 'hair' && isLength) return next.mention
  const isLast = !next || next.kind === 'joint' || next.kind === 'wall'
  const ways =
    language === 'fr'
      ? [before, after && (isLength || !after.isBeyond) ? after : undefined]
      : [after, isLast ? before : undefined]
  const near = ways.find((way) => way && !way.isBeyond)
  if (near) return near.mention
  const far = ways.find(Boolean)?.mention
  return far?.part.kind !== 'hair' && lookUp(OF_HAIR_ALONE, word) ? undefined : far
}

export interface Looks {
  /** In the order they are named. */
  mentions: Mention[]
  /** How something is that is not named. */
  loose: Word[]
}

export function readLooks(text: string): Looks {
  const { tokens, language } = tokensOf(text)
  const loose: Word[] = []
  tokens.forEach(({ word, kind }, at) => {
    if (kind !== 'look') return
    const owner = ownerOf({ tokens, at, language })
    // What stands beside something we do not know is its own: the cat is ginger.
    const isOfOther = tokens[language === 'fr' ? at - 1 : at + 1]?.kind === 'other'
    if (owner) owner.about.push(word)
    else if (!isOfOther) loose.push(word)
  })
  return {
    mentions: tokens.flatMap((token) => (token.kind === 'part' ? [token.mention] : [])),
    loose,
  }
}

type MentionOf<Kind extends Part['kind']> = Mention & { part: Extract<Part, { kind: Kind }> }

/** All of one kind that are said to be there. */
export const allOf = <Kind extends Part['kind']>({ mentions }: Looks, kind: Kind) =>
  mentions.filter(
    (mention): mention is MentionOf<Kind> => mention.part.kind === kind && !mention.isDenied,
  )

export const aboutOf = (mentions: readonly Mention[]) => mentions.flatMap(({ about }) => about)

export const firstIn = <Value>(table: ReadonlyMap<string, Value>, words: readonly Word[]) =>
  words.map((word) => lookUp(table, word)).find((value) => value !== undefined)

export const hasAny = (words: readonly Word[], known: ReadonlySet<string>) =>
  words.some(({ singular }) => known.has(singular))
