const COMPOUNDS: readonly [loose: RegExp, joined: string][] = (
  [
    ['chauve souris', 'chauve-souris'],
    ['raton laveur', 'raton-laveur'],
    ['rouge gorge', 'rouge-gorge'],
    ['arc en ciel', 'arc-en-ciel'],
    ['guinea pig', 'guinea-pig'],
    ["cochon d'inde", 'cochon-d-inde'],
    ["cochons d'inde", 'cochon-d-inde'],
    ['polar bear', 'polar-bear'],
    ['ours polaire', 'ours-polaire'],
    ['sea horse', 'seahorse'],
    ['cheval de mer', 'hippocampe'],
    ['sea lion', 'seal'],
    ['lion de mer', 'otarie'],
    ['loup garou', 'loup-garou'],
    ['porc epic', 'porc-epic'],
    ['ver luisant', 'luciole'],
    ['glow worm', 'firefly'],
    ['noeud papillon', 'noeud'],
    // What a gold horn is in French; "or" itself is an English word.
    ["d'or", 'dore'],
    ["d'argent", 'argente'],
    // Where something shines is not what colour it is.
    ['dans le noir', ''],
    ['baby blue', 'sky blue'],
    ['extra terrestre', 'extra-terrestre'],
    ['ours en peluche', 'ours'],
    ['pomme de terre', ''],
  ] as const
).map(([loose, joined]) => [new RegExp(`\\b${loose}s?\\b`, 'g'), joined])
/** Endings that look like a plural but are not one. */
const INVARIABLE = new Set([
  'souris',
  'ours',
  'gris',
  'roux',
  'pois',
  'octopus',
  'bras',
  'fees',
  'feet',
  'phoenix',
  'fox',
  'renne',
  'triceratops',
  'tyrannosaurus',
  'rhinoceros',
  'diplodocus',
  'pegasus',
  'mice',
  'choux',
  'lynx',
  'jars',
  'plus',
  'dos',
  'nez',
  'walrus',
  'hippopotamus',
])

const toSingular = (word: string) => {
  if (INVARIABLE.has(word)) return word
  if (/(x|sh)es$/.test(word)) return word.slice(0, -2)
  if (word.endsWith('eaux')) return word.slice(0, -1)
  if (word.endsWith('aux') && word.length > 4) return `${word.slice(0, -3)}al`
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (word.endsWith('ss')) return word
  return /[sx]$/.test(word) && word.length > 3 ? word.slice(0, -1) : word
}

export type Word = { written: string; singular: string }

/** Lower case, without accents, with one kind of apostrophe. */
export const plainOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[’`]/g, "'")

/** Plain words without elisions, each beside its singular. */
export const wordsOf = (text: string): Word[] => {
  let plain = plainOf(text)
  for (const [loose, joined] of COMPOUNDS) plain = plain.replace(loose, joined)
  return plain
    .replace(/\b[ldjnmtsc]'/g, '')
    .split(/[^a-z0-9-]+/)
    .map((word) => word.replace(/^-+|-+$/g, ''))
    .filter(Boolean)
    .map((written) => ({ written, singular: toSingular(written) }))
}

/** What a word means: as it is written, as one of many, or by one half of it. */
export const lookUp = <T>(table: ReadonlyMap<string, T>, word: Word): T | undefined =>
  table.get(word.written) ??
  table.get(word.singular) ??
  word.written
    .split('-')
    .map((half) => table.get(half))
    .find((found) => found !== undefined)
