import type { TraitKind } from '#bank/authoring'
import { CONCEPTS } from '#lexicon/concepts'
import { LIKED_CONCEPTS } from '#lexicon/concepts-liked'
import type { StoryNoun } from '#text/nouns'

export type ConceptKind = TraitKind | 'like' | 'activity' | 'look'
export interface Concept {
  id: string
  kind: ConceptKind
  noun: StoryNoun
  /** Normalised words that mean it, longest first wins. */
  words: readonly string[]
  shows: Readonly<Record<string, string>>
}

/** Lower case, no accents, no punctuation: how typed words and the lexicon meet. */
export function normalise(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

const forms = (text: string): StoryNoun['en'] => {
  const [one = '', many] = text.split('/').map((part) => part.trim())
  if (one.endsWith('*')) return { one: one.slice(0, -1), many: one.slice(0, -1), isMany: true }
  return { one, many: many ?? `${one}s`, isMany: false }
}

function parseRow({ row, kind }: { row: string; kind: ConceptKind }): Concept {
  const [english = '', french = '', others = '', shown = ''] = row
    .split('|')
    .map((cell) => cell.trim())
  const en = forms(english)
  const [, frenchNoun = '', gender] = /^(.*) ([mfx])$/.exec(french) ?? []
  const fr = forms(frenchNoun)
  const said = [en.one, en.many, fr.one, fr.many, ...others.split(',')]
    .map(normalise)
    .filter(Boolean)
  return {
    id: normalise(en.one).replaceAll(' ', '_'),
    kind,
    noun: { en, fr: { ...fr, gender: gender === 'f' ? 'f' : 'm' } },
    words: [...new Set(said)],
    shows: Object.fromEntries(
      shown
        .split(/\s+/)
        .filter(Boolean)
        .map((pair) => pair.split('=') as [string, string]),
    ),
  }
}

function parseConcepts(table: string): Concept[] {
  let kind: ConceptKind = 'object'
  const concepts: Concept[] = []
  for (const row of table.split('\n').map((line) => line.trim())) {
    if (row.startsWith('# ')) kind = row.slice(2) as ConceptKind
    else if (row) concepts.push(parseRow({ row, kind }))
  }
  return concepts
}

export const ALL_CONCEPTS: readonly Concept[] = parseConcepts(CONCEPTS + LIKED_CONCEPTS)
