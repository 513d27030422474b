import { parseArgs } from 'node:util'
import { READING_BANDS, type Ledger, type ReadingBand } from '@luciole/contract/book'
import type { Language } from '@luciole/contract/language'
import { CASTINGS } from '#bank/castings'
import { checkBook, pagesInBudget } from '#checks/check-book'
import { lintCasting } from '#checks/lint-casting'
import { sampleAsk, sampleKid } from '#checks/sample-asks'
import { average, distinctShare, gramsOf, jaccard, quantile } from '#checks/text-measures'
import { findForbidden } from '#gate/word-lists'
import { READERS } from '#reading-bands'
import type { StoryAsk } from '#story-ask'
import { sentencesOf, wordsOf } from '#text/readability'
import { tellStory, type ToldStory } from '#tell-story'

/** Measures the bars of the story engine and prints them as a table; fails when a hard one does. */
const { values } = parseArgs({
  options: { casting: { type: 'string' }, stories: { type: 'string', default: '200' } },
})
const COUNT = Number(values.stories)
const LANGUAGES: readonly Language[] = ['en', 'fr']
const AGES: Record<ReadingBand, number> = { '0-2': 2, '3-4': 4, '5-6': 6, '7-8': 8, '9+': 11 }
const out = (text: string) => process.stdout.write(`${text}\n`)
const row = (name: string, bar: string, en: string | number, fr: string | number) => {
  const show = (value: string | number) => (typeof value === 'number' ? value.toFixed(2) : value)
  out(`| ${name} | ${bar} | ${show(en)} | ${show(fr)} |`)
}
const textOf = (told: ToldStory, language: Language) =>
  told.book.pages.map((page) => page.text[language].text).join('\n')
const percent = (share: number) => `${Math.round(share * 100)} %`

const castings = CASTINGS.filter(({ id }) => !values.casting || id === values.casting)
const lint = castings.flatMap(lintCasting)
for (const fault of lint) out(`✗ ${fault}`)
const faults = [...lint]

out('| measure | bar | en | fr |\n|---|---|---|---|')
row(
  'castings · kernels',
  '≥ 30 · ≥ 12',
  String(CASTINGS.length),
  String(new Set(CASTINGS.map(({ kernel }) => kernel)).size),
)
for (const band of ['0-4', '5-8', '9-14'] as const) {
  const told = CASTINGS.filter(({ bands }) => bands[band])
  const words = LANGUAGES.map((language) =>
    told
      .flatMap(({ bands }) =>
        (bands[band] ?? '')
          .split(/^=== /m)
          .map((unit) => unit.split(/^(?:en|fr):$/m)[language === 'en' ? 1 : 2] ?? ''),
      )
      .reduce((sum, text) => sum + wordsOf(text).length, 0),
  )
  row(`${band}: castings, words written`, '', `${told.length}, ${words[0]}`, String(words[1]))
}

for (const band of READING_BANDS) {
  const stories = Array.from({ length: COUNT }, (_, at) =>
    tellStory(sampleAsk({ seed: `${band} ${at}`, age: AGES[band] })),
  )
  for (const { book, plan } of stories) faults.push(...checkBook({ book, plan }))
  const measure = (of: (told: ToldStory, language: Language) => number) =>
    LANGUAGES.map((language) => stories.map((told) => of(told, language)))
  const show = (
    name: string,
    bar: string,
    values: number[][],
    as: (one: number[]) => string | number,
  ) => row(`${band}: ${name}`, bar, as(values[0] ?? []), as(values[1] ?? []))
  const distinct = (size: number) =>
    measure((told, language) => distinctShare({ words: wordsOf(textOf(told, language)), size }))
  const mean = (one: number[]) =>
    `${average(one).toFixed(2)} (least ${Math.min(...one).toFixed(2)})`
  show('distinct-2 in a story', band < '5' ? '≥ .80' : '≥ .84', distinct(2), mean)
  show('distinct-3 in a story', band < '5' ? '' : '≥ .95', distinct(3), mean)
  const { grade, ease, words } = READERS[band]
  show(
    'pages within the word budget',
    `${words[0]}–${words[1]}`,
    measure(({ book }, language) => pagesInBudget(book)[language]),
    (one) => percent(average(one)),
  )
  const levels = measure(({ book }, language) => book.readingLevel[language])
  row(
    `${band}: readability, within`,
    `FK ≤ ${grade}, ease ≥ ${ease}, 95 %`,
    `${average(levels[0] ?? []).toFixed(1)}, ${percent(average((levels[0] ?? []).map((one) => Number(one <= grade))))}`,
    `${average(levels[1] ?? []).toFixed(0)}, ${percent(average((levels[1] ?? []).map((one) => Number(one >= ease))))}`,
  )
  show(
    'longest sentence, 95 %',
    band === '5-6' ? '≤ 26' : '',
    measure((told, language) =>
      Math.max(...sentencesOf(textOf(told, language)).map((one) => wordsOf(one).length)),
    ),
    (one) => quantile(one, 0.95),
  )
  show(
    `${COUNT} stories: distinct-3`,
    '≥ .18',
    LANGUAGES.map((language) => [
      distinctShare({ words: stories.flatMap((told) => wordsOf(textOf(told, language))), size: 3 }),
    ]),
    average,
  )
  const hooks = stories.map(
    ({ book }) => book.pages.filter(({ hook }) => hook).length / book.pages.length,
  )
  row(`${band}: pages that end on a hook`, '≥ 50 %', percent(average(hooks)), '')
  show(
    'pages a list would stop',
    '0',
    measure((told, language) => Number(findForbidden(textOf(told, language)) !== null)),
    (one) => String(one.filter(Boolean).length),
  )
}

for (const age of [4, 6, 11]) {
  let ledger: Ledger = { entries: [] }
  const ten: ToldStory[] = []
  for (let at = 0; at < 10; at++) {
    const ask: StoryAsk = {
      kid: sampleKid({ name: 'Nina', sex: 'female', age }),
      friends: [],
      answers: { kidIsHero: true, companion: 'animal', ending: 'friends' },
      ledger,
      canon: [],
      seed: `ten ${at}`,
    }
    const told = tellStory(ask)
    ledger = { entries: [...ledger.entries, told.ledgerEntry] }
    ten.push(told)
  }
  const pairs = LANGUAGES.map((language) => {
    const grams = ten.map((told) => gramsOf({ words: wordsOf(textOf(told, language)), size: 4 }))
    return grams.flatMap((one, at) => grams.slice(0, at).map((other) => jaccard(one, other)))
  })
  row(
    `${age} years, ten stories: 4-gram Jaccard, most`,
    '≤ .12',
    Math.max(...(pairs[0] ?? [])),
    Math.max(...(pairs[1] ?? [])),
  )
  row(
    `${age} years, ten stories: kernels, castings, first and last lines`,
    '≥ 6, 10, ≥ 9',
    `${new Set(ten.map(({ plan }) => plan.kernel)).size}, ${new Set(ten.map(({ plan }) => plan.casting)).size}`,
    `${new Set(ten.map(({ ledgerEntry }) => ledgerEntry.firstLine.fr)).size}, ${new Set(ten.map(({ ledgerEntry }) => ledgerEntry.lastLine.fr)).size}`,
  )
}

const times: number[] = []
for (let at = 0; at < 60; at++) {
  const ask = sampleAsk({ seed: `speed ${at}` })
  const start = performance.now()
  tellStory(ask)
  times.push(performance.now() - start)
}
row('plan and both languages, ms p95', '≤ 20', quantile(times, 0.95), '')
row('faults found', '0', String(faults.length), '')
for (const fault of faults.slice(0, 40)) out(`✗ ${fault}`)
if (faults.length) process.exitCode = 1
