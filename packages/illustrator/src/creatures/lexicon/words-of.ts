const COMPOUNDS: readonly [string, string][] = [
  ['chauve souris', 'chauve-souris'],
  ['raton laveur', 'raton-laveur'],
  ['rouge gorge', 'rouge-gorge'],
  ['arc en ciel', 'arc-en-ciel'],
  ['guinea pig', 'guinea-pig'],
  ["cochon d'inde", 'cochon-d-inde'],
  ['extra terrestre', 'extra-terrestre'],
  ['ours en peluche', 'ours'],
  ['pomme de terre', ''],
]
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

/** Lower case, without accents or elisions, each word beside its singular. */
export const wordsOf = (text: string): Word[] => {
  let plain = text
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[’`]/g, "'")
  for (const [loose, joined] of COMPOUNDS) plain = plain.replaceAll(loose, joined)
  return plain
    .replace(/\b[ldjnmtsc]'/g, '')
    .split(/[^a-z0-9-]+/)
    .map((word) => word.replace(/^-+|-+$/g, ''))
    .filter(Boolean)
    .map((written) => ({ written, singular: toSingular(written) }))
}
