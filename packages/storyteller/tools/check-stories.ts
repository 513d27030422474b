import { parseArgs } from 'node:util'
import american from 'dictionary-en'
import british from 'dictionary-en-gb'
import nspell from 'nspell'
import { READING_BANDS } from '@luciole/contract/book'
import { CASTINGS } from '#bank/castings'
import { checkBook } from '#checks/check-book'
import { lintCasting } from '#checks/lint-casting'
import { isOwnWord } from '#checks/own-words'
import { sampleAsk } from '#checks/sample-asks'
import { selfBleu } from '#checks/sameness'
import { offencesOf, worstOffenders, type Offence } from '#checks/worst-pages'
import { wordsOfBank } from '#lexicon/bank-words'
import { planStory } from '#plan/plan-story'
import { bindBook } from '#tell-story'
import { bankBars } from './bars/bank-bars'
import { createTable } from './bars/bar-table'
import { engineBars } from './bars/engine-bars'
import { kidBars } from './bars/kid-bars'
import { mixedBars } from './bars/mixed-bars'
import { ageOf, readerBars, tellTo, varietyBars } from './bars/reader-bars'
import { LANGUAGES, textOf } from './bars/told-text'

/**
 * Measures the bars of the story engine and prints them as a table; fails where a fault is found. With
 * `--casting`, those of its own stories alone.
 */
const { values } = parseArgs({
  options: { casting: { type: 'string' }, stories: { type: 'string', default: '200' } },
})
const COUNT = Number(values.stories)
/** Of one casting an author works on: enough for every pair of tries. */
const COUNT_OF_ONE = 40
const SAMPLE = 50
/** With those of every age, two thousand books in all. */
const MORE = 4 * COUNT
const out = (text: string) => process.stdout.write(`${text}\n`)

const castings = CASTINGS.filter(({ id }) => !values.casting || id === values.casting)
const faults = castings.flatMap(lintCasting)
for (const fault of faults) out(`✗ ${fault}`)
const offences: Offence[] = []

const table = createTable({ out })
const isAll = values.casting === undefined
if (isAll) bankBars(table)

for (const band of READING_BANDS) {
  const stories = tellTo({ band, count: isAll ? COUNT : COUNT_OF_ONE, castings })
  for (const told of stories) {
    faults.push(...checkBook(told))
    offences.push(...offencesOf(told))
  }
  readerBars({ table, band, stories })
  if (isAll) varietyBars({ table, band, stories, sample: SAMPLE })
}
if (isAll) faults.push(...mixedBars({ table, count: COUNT, sample: SAMPLE, more: MORE }))

/** What one reader can feel: no two of these books are told from one casting. */
for (const band of isAll ? READING_BANDS : []) {
  const books = castings.map((casting, at) => {
    const ask = sampleAsk({ seed: `each ${band} ${at}`, age: ageOf(band) })
    return { book: bindBook({ plan: planStory(ask, { castings: [casting] }), details: '' }) }
  })
  const [en = 0, fr = 0] = LANGUAGES.map((language) =>
    selfBleu(books.map((told) => textOf(told, language))),
  )
  table.row({
    name: `${band}: one story a casting, self-BLEU-4`,
    bar: '≤ .35',
    en,
    fr,
    isHeld: Math.max(en, fr) <= 0.35,
  })
}

if (isAll) {
  kidBars({ table, out })
  engineBars(table)
}

/** English only: a French dictionary for this speller is under a licence we do not take; Grammalecte reads French. */
const spellers = [american, british].map(({ aff, dic }) =>
  nspell({ aff: Buffer.from(aff), dic: Buffer.from(dic) }),
)
const misprints = [...wordsOfBank('en')].filter(
  ([word]) => !isOwnWord(word) && !spellers.some((speller) => speller.correct(word)),
)
table.row({
  name: 'words no dictionary knows (French: npm run check:french)',
  bar: '0',
  en: String(misprints.length),
  isHeld: misprints.length === 0,
})
faults.push(...misprints.map(([word, where]) => `${where}: is "${word}" a word?`))
table.row({
  name: 'faults found',
  bar: '0',
  en: String(faults.length),
  isHeld: faults.length === 0,
})

for (const [title, kind] of [
  ['Runs of five words said twice, from five years up', 'twice'],
  ['Pages beside their word budget', 'budget'],
  ['Sentences too long at 5–6', 'sentence'],
  ['Words a list would stop', 'list'],
] as const) {
  const worst = worstOffenders({ offences, kind, count: 15 })
  if (worst.length) out(`\n${title}, worst first:\n${worst.map((one) => `- ${one}`).join('\n')}`)
}
const missed = table.missed()
out(missed.length ? `\nBars missed: ${missed.length}` : '\nEvery bar is held.')
for (const name of missed) out(`- ${name}`)
for (const fault of faults.slice(0, 40)) out(`✗ ${fault}`)
if (faults.length) process.exitCode = 1
