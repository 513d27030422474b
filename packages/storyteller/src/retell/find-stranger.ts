import type { Book } from '@luciole/contract/book'
import { CREATURE_IDS, type CreatureId } from '@luciole/contract/creatures'
import type { Language } from '@luciole/contract/language'
import { ANYBODY, CAPITALS, FIRST_NAMES, PEOPLE, SCENERY } from '#gate/lists/strangers'
import { wordsOfBank } from '#lexicon/bank-words'
import { normalise } from '#lexicon/concept-table'
import { speciesWithArticle } from '#lexicon/species-nouns'

const setOf = (words: string) => new Set(words.split(/\s+/))
const NAMES = setOf(FIRST_NAMES)
const CAPITAL = setOf(CAPITALS)
const LANDSCAPE = setOf(SCENERY)

/** Whoever does something right after a word, with nothing before it, is called that word. */
const DOES = {
  en: /^ (?:said|says|asked|was|is|had|has|came|went|ran|saw|took|made|got|gave|stood|sat|held|and (?=\{\{)|\p{Ll}{2,}ed(?!\p{L}))/u,
  fr: /^ (?:est|a|et (?=\{\{)|(?:s['’]|se |n['’]|ne )?(?!tout |voilà )\p{Ll}+(?:a|it|ut|int|èrent|aient)(?![\p{L}]))/u,
}
const ARTICLE = {
  en: '(?:an?|the|another|two|three|four|old|young|little|big|small|tiny|tall|kind)',
  fr: '(?:une?|la|les?|l|des?|du|deux|trois|quatre|vieux|vieil|vieille|jeune|petite?|grande?|gros|grosse|autre)',
}
/** Where a sentence, or something said, is about to begin. */
const BEGINS = /(?:^|[.!?…:][\s*”"»\])]*|\n\W*|[[“"‘(*]|«\s?|[—–-]\s)$/u
const NEAR = 8
/** *Crash Bang*: each begins anew. */
const SOUNDS = /\*\p{Lu}\p{L}*(?:[\s,!]+\p{Lu}\p{L}*)+[\s,!]*\*/gu
const beginEach = (sounds: string) => sounds.replaceAll(' ', '! ')
/** What is only like one, or made of cloth, is none. */
const LIKENESS = { en: '(?<!\\b(?:like|as|than|of) )', fr: '(?<!\\b(?:comme|qu|que|aussi) )' }
const MADE = '(?! (?:en|hug|costume|mask) )'

const plural = (word: string) => (/[sx]$/.test(word) ? word : `${word}s?`)

function creaturesIn(language: Language): string[] {
  const nouns = CREATURE_IDS.flatMap((species) => nounsOf(species, language))
  return nouns
    .map((noun) => normalise(noun.replace(/^\S+ /, '')))
    .filter((noun) => !noun.includes(' ') && !LANDSCAPE.has(noun))
}

const bodiesOf = (language: Language) => {
  const bodies = [...new Set([...creaturesIn(language), ...PEOPLE[language].split(' ')])]
  const said = bodies.map((body) => plural(normalise(body))).join('|')
  return new RegExp(`${LIKENESS[language]}\\b${ARTICLE[language]} ((?:${said}))\\b${MADE}`, 'g')
}
const BODIES = { en: bodiesOf('en'), fr: bodiesOf('fr') }

/** Words our authors use without a capital, read once, when a page is first judged. */
const spoken = new Map<Language, ReadonlySet<string>>()
function wordsSpoken(language: Language): ReadonlySet<string> {
  const known = spoken.get(language)
  if (known) return known
  const words = [...wordsOfBank(language).keys()].filter((word) => /^\p{Ll}/u.test(word))
  const read = new Set(words.flatMap((word) => normalise(word).split(' ')))
  spoken.set(language, read)
  return read
}

function nounsOf(species: CreatureId, language: Language) {
  const sexes = ['male', 'female'] as const
  return sexes.map((sex) => speciesWithArticle({ species, sex, isCloth: false, language }))
}

/** All that our telling says, and what its pictures show. */
function toldIn(book: Book, language: Language): string {
  const looks = book.cast.map(({ character }) => character)
  const isGrownUpThere = looks.some((look) => look.kind === 'human' && look.age > 15)
  const shown = [
    ...looks.flatMap((look) => (look.kind === 'human' ? [] : [look.species])),
    ...book.pages.flatMap(({ brief }) => brief.crowd),
  ]
  return normalise(
    [
      ...book.pages.map((page) => page.text[language].text),
      ...book.cast.map(({ name }) => name[language]),
      ...shown.flatMap((species) => nounsOf(species, language)),
      ...(isGrownUpThere ? [ANYBODY[language]] : []),
    ].join(' '),
  )
}

/**
 * Somebody a page brings along whom our book does not know: a name nobody bears, or a creature or
 * a grown-up that stands nowhere in our telling, and so in no picture.
 */
export function findStranger({
  said,
  book,
  language,
}: {
  /** As the writer wrote it, with placeholders. */
  said: string
  book: Book
  language: Language
}): string | null {
  const text = said.replace(/\{\{[^{}]*\}\}/g, '{{}}').replace(SOUNDS, beginEach)
  const told = ` ${toldIn(book, language)} `
  const isTold = (word: string) => told.includes(` ${word} `)
  for (const { 0: word, index } of text.matchAll(/(?<!\p{L})\p{Lu}\p{L}+/gu)) {
    const name = normalise(word)
    if (isTold(name) || CAPITAL.has(name)) continue
    if (NAMES.has(name)) return word
    if (word === word.toUpperCase()) continue
    if (!BEGINS.test(text.slice(Math.max(0, index - NEAR), index))) return word
    const isWord = wordsSpoken(language).has(name)
    if (!isWord && DOES[language].test(text.slice(index + word.length))) return word
  }
  for (const [, body = ''] of normalise(text).matchAll(BODIES[language])) {
    const one = body.replace(/s$/, '')
    if (![body, one, `${one}s`].some(isTold)) return body
  }
  return null
}
