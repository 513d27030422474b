import { parseArgs } from 'node:util'
import american from 'dictionary-en'
import british from 'dictionary-en-gb'
import nspell from 'nspell'
import { READING_BANDS, type Ledger, type ReadingBand } from '@luciole/contract/book'
import type { Language } from '@luciole/contract/language'
import { CASTINGS } from '#bank/castings'
import { wordsOfBank } from '#lexicon/bank-words'
import { checkBook, pagesInBudget } from '#checks/check-book'
import { lintCasting } from '#checks/lint-casting'
import { isOwnWord } from '#checks/own-words'
import { sampleAsk, sampleFriend, sampleKid } from '#checks/sample-asks'
import { likestPair, selfBleu, sharedSentences } from '#checks/sameness'
import { average, distinctShare, quantile } from '#checks/text-measures'
import { offencesOf, worstOffenders, type Offence } from '#checks/worst-pages'
import { hostileTexts } from '#checks/hostile-texts'
import { refineText } from '#gate/refine-text'
import { findForbidden } from '#gate/word-lists'
import { planStory } from '#plan/plan-story'
import { READERS } from '#reading-bands'
import type { StoryAsk } from '#story-ask'
import { sentencesOf, wordsOf } from '#text/readability'
import { bindBook, tellStory, type ToldStory } from '#tell-story'

/** Measures the bars of the story engine and prints them as a table; fails when a hard one does. */
const { values } = parseArgs({
  options: { casting: { type: 'string' }, stories: { type: 'string', default: '200' } },
})
const COUNT = Number(values.stories)
const LANGUAGES: readonly Language[] = ['en', 'fr']
const AGES: Record<ReadingBand, number> = { '0-2': 2, '3-4': 4, '5-6': 6, '7-8': 8, '9+': 11 }
/** The oldest are not told a book that is too plain, either. */
const PLAINEST: Partial<Record<ReadingBand, number>> = { '9+': 3 }
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
const offences: Offence[] = []
const SAMPLE = 50

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
  for (const told of stories) {
    faults.push(...checkBook(told))
    offences.push(...offencesOf(told))
  }
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
  const plainest = PLAINEST[band] ?? Number.NEGATIVE_INFINITY
  show(
    'pages within the word budget',
    `${words[0]}–${words[1]}`,
    measure(({ book }, language) => pagesInBudget(book)[language]),
    (one) => percent(average(one)),
  )
  const levels = measure(({ book }, language) => book.readingLevel[language])
  row(
    `${band}: readability, within`,
    `FK ${PLAINEST[band] ? `${plainest}–` : '≤ '}${grade}, ease ≥ ${ease}, 95 %`,
    `${average(levels[0] ?? []).toFixed(1)}, ${percent(average((levels[0] ?? []).map((one) => Number(one >= plainest && one <= grade))))}`,
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
  show(
    `${Math.min(SAMPLE, COUNT)} stories: self-BLEU-4`,
    '≤ .35',
    LANGUAGES.map((language) => [
      selfBleu(stories.slice(0, SAMPLE).map((told) => textOf(told, language))),
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

/** What one reader can feel: no two of these books are told from one casting. */
for (const band of READING_BANDS) {
  const books = castings.map((casting, at) => {
    const ask = sampleAsk({ seed: `each ${band} ${at}`, age: AGES[band] })
    return bindBook({ plan: planStory(ask, { castings: [casting] }), details: '' })
  })
  const likeness = LANGUAGES.map((language) =>
    selfBleu(books.map(({ pages }) => pages.map(({ text }) => text[language].text).join('\n'))),
  )
  row(`${band}: one story a casting, self-BLEU-4`, '≤ .35', likeness[0] ?? 0, likeness[1] ?? 0)
}

/** One kid who asks ten times for the same: alone with an animal, then with two friends and a detail. */
const FAMILIES = {
  'an animal': { friends: [], details: '' },
  'two friends, a detail': {
    friends: [sampleFriend({ at: 0 }), sampleFriend({ at: 1 })],
    details: 'collects shells',
  },
}
for (const [family, { friends, details }] of Object.entries(FAMILIES))
  for (const age of [4, 6, 11]) {
    let ledger: Ledger = { entries: [] }
    const ten: ToldStory[] = []
    for (let at = 0; at < 10; at++) {
      const ask: StoryAsk = {
        kid: sampleKid({ name: 'Nina', sex: 'female', age }),
        friends,
        answers: {
          kidIsHero: true,
          ...(friends.length === 0 && { companion: 'animal' }),
          ...(details && { 'hero-details': details }),
          ending: 'friends',
        },
        ledger,
        canon: [],
        seed: `ten ${at}`,
      }
      const told = tellStory(ask)
      ledger = { entries: [...ledger.entries, told.ledgerEntry] }
      ten.push(told)
    }
    const name = `${age} years, ten stories with ${family}`
    const texts = LANGUAGES.map((language) => ten.map((told) => textOf(told, language)))
    const pairs = texts.map(likestPair)
    row(`${name}: 4-gram Jaccard, most`, '≤ .12', pairs[0] ?? 0, pairs[1] ?? 0)
    row(`${name}: self-BLEU-4`, '≤ .35', selfBleu(texts[0] ?? []), selfBleu(texts[1] ?? []))
    const shared = texts.map(sharedSentences)
    row(
      `${name}: sentences of 6 words told twice`,
      '0',
      String(shared[0]?.length),
      String(shared[1]?.length),
    )
    for (const sentence of shared[0]?.slice(0, 3) ?? []) out(`  · ${sentence}`)
    row(
      `${name}: kernels, castings, first and last lines`,
      '≥ 6, 10, ≥ 9',
      `${new Set(ten.map(({ plan }) => plan.kernel)).size}, ${new Set(ten.map(({ plan }) => plan.casting)).size}`,
      `${new Set(ten.map(({ ledgerEntry }) => ledgerEntry.firstLine.fr)).size}, ${new Set(ten.map(({ ledgerEntry }) => ledgerEntry.lastLine.fr)).size}`,
    )
  }

const hostile = hostileTexts()
const passed = hostile.filter((text) => refineText({ text, kind: 'details' }).ok)
row(
  'hostile texts the gate refuses',
  `${hostile.length}`,
  String(hostile.length - passed.length),
  '',
)

/** English only: a French dictionary for this speller is under a licence we do not take; Grammalecte reads French. */
const spellers = [american, british].map(({ aff, dic }) =>
  nspell({ aff: Buffer.from(aff), dic: Buffer.from(dic) }),
)
const misprints = [...wordsOfBank('en')].filter(
  ([word]) => !isOwnWord(word) && !spellers.some((speller) => speller.correct(word)),
)
row('words no dictionary knows', '0', String(misprints.length), '')
faults.push(...misprints.map(([word, where]) => `${where}: is "${word}" a word?`))

const times: number[] = []
for (let at = 0; at < 60; at++) {
  const ask = sampleAsk({ seed: `speed ${at}` })
  const start = performance.now()
  tellStory(ask)
  times.push(performance.now() - start)
}
row('plan and both languages, ms p95', '≤ 20', quantile(times, 0.95), '')
row('faults found', '0', String(faults.length), '')
for (const [title, kind] of [
  ['Pages beside their word budget', 'budget'],
  ['Sentences too long at 5–6', 'sentence'],
  ['Words a list would stop', 'list'],
] as const) {
  const worst = worstOffenders({ offences, kind, count: 15 })
  if (worst.length) out(`\n${title}, worst first:\n${worst.map((one) => `- ${one}`).join('\n')}`)
}
for (const fault of faults.slice(0, 40)) out(`✗ ${fault}`)
if (faults.length) process.exitCode = 1
