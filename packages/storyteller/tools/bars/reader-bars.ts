import type { ReadingBand } from '@luciole/contract/book'
import type { Language } from '@luciole/contract/language'
import type { Casting } from '#bank/authoring'
import { CASTINGS } from '#bank/castings'
import { pagesInBudget } from '#checks/check-book'
import { sampleAsk } from '#checks/sample-asks'
import { selfBleu } from '#checks/sameness'
import { plainParts, runsSaidTwice } from '#checks/said-twice'
import { distinctSignatures } from '#checks/signatures'
import { average, distinctShare, quantile } from '#checks/text-measures'
import { findForbidden } from '#gate/word-lists'
import { READERS } from '#reading-bands'
import { sentencesOf, wordsOf } from '#text/readability'
import { tellStory, type ToldStory } from '#tell-story'
import { meanAndLeast, percent, type BarTable, type Cell } from './bar-table'
import { LANGUAGES, textOf } from './told-text'

const AGES: Record<ReadingBand, number> = { '0-2': 2, '3-4': 4, '5-6': 6, '7-8': 8, '9+': 11 }
/** The oldest are not told a book that is too plain, either. */
const PLAINEST: Partial<Record<ReadingBand, number>> = { '9+': 3 }
const LONGEST_SENTENCE = 26
const DISTINCT_3_OF_ALL = 0.18

export const tellTo = ({
  band,
  count,
  castings = CASTINGS,
}: {
  band: ReadingBand
  count: number
  castings?: readonly Casting[]
}): ToldStory[] =>
  Array.from({ length: count }, (_, at) =>
    tellStory(sampleAsk({ seed: `${band} ${at}`, age: AGES[band] }), { castings }),
  )

export const ageOf = (band: ReadingBand) => AGES[band]

/** What is promised of one story, over many told to readers of one age. */
export function readerBars({
  table: { row },
  band,
  stories,
}: {
  table: BarTable
  band: ReadingBand
  stories: readonly ToldStory[]
}): void {
  const isYoung = band < '5'
  const measure = (of: (told: ToldStory, language: Language) => number) =>
    LANGUAGES.map((language) => stories.map((told) => of(told, language)))
  const show = ({
    name,
    bar,
    values,
    as,
    holds,
  }: {
    name: string
    bar?: string
    values: number[][]
    as: (one: number[]) => Cell
    holds?: (one: number[]) => boolean
  }) =>
    row({
      name: `${band}: ${name}`,
      ...(bar && { bar }),
      en: as(values[0] ?? []),
      fr: as(values[1] ?? []),
      ...(holds && { isHeld: values.every(holds) }),
    })
  /** Refrains and sounds are said again on purpose. */
  const wordsBetween = (told: ToldStory, language: Language) =>
    told.book.pages.flatMap(({ text }) => plainParts(text[language])).flatMap(wordsOf)
  const distinct = (size: number) =>
    measure((told, language) =>
      distinctShare({
        words: isYoung ? wordsBetween(told, language) : wordsOf(textOf(told, language)),
        size,
      }),
    )
  const least2 = isYoung ? 0.8 : 0.84
  show({
    name: `distinct-2 in a story${isYoung ? ', beside refrains and sounds' : ''}`,
    bar: `≥ ${least2.toFixed(2)}`,
    values: distinct(2),
    as: (one) =>
      `${meanAndLeast(one)}, ${percent(average(one.map((value) => Number(value >= least2))))}`,
    holds: (one) => average(one) >= least2,
  })
  show({
    name: 'distinct-3 in a story',
    ...(!isYoung && { bar: '≥ .95', holds: (one: number[]) => average(one) >= 0.95 }),
    values: distinct(3),
    as: meanAndLeast,
  })
  show({
    name: 'runs of five words said twice, a story',
    ...(!isYoung && {
      bar: '0 but refrains and echoes',
      holds: (one: number[]) => average(one) === 0,
    }),
    values: measure(({ plan }, language) => runsSaidTwice({ plan, language }).length),
    as: (one) =>
      `${average(one).toFixed(2)}, none in ${percent(average(one.map((value) => Number(value === 0))))}`,
  })
  const { grade, ease, words } = READERS[band]
  const plainest = PLAINEST[band] ?? Number.NEGATIVE_INFINITY
  show({
    name: 'pages within the word budget',
    bar: `${words[0]}–${words[1]}, 95 %`,
    values: measure(({ book }, language) => pagesInBudget(book)[language]),
    as: (one) => percent(average(one)),
    holds: (one) => average(one) >= 0.95,
  })
  const [grades = [], eases = []] = measure(({ book }, language) => book.readingLevel[language])
  const inGrade = average(grades.map((one) => Number(one >= plainest && one <= grade)))
  const inEase = average(eases.map((one) => Number(one >= ease)))
  row({
    name: `${band}: readability, within`,
    bar: `FK ${PLAINEST[band] ? `${plainest}–` : '≤ '}${grade}, ease ≥ ${ease}, 95 %`,
    en: `${average(grades).toFixed(1)}, ${percent(inGrade)}`,
    fr: `${average(eases).toFixed(0)}, ${percent(inEase)}`,
    isHeld: Math.min(inGrade, inEase) >= 0.95,
  })
  show({
    name: 'longest sentence, of 95 % · of all',
    ...(band === '5-6' && {
      bar: `≤ ${LONGEST_SENTENCE}`,
      holds: (one: number[]) => Math.max(...one) <= LONGEST_SENTENCE,
    }),
    values: measure((told, language) =>
      Math.max(...sentencesOf(textOf(told, language)).map((one) => wordsOf(one).length)),
    ),
    as: (one) => `${quantile(one, 0.95)} · ${Math.max(...one)}`,
  })
  const hooks = stories.map(
    ({ book }) => book.pages.filter(({ hook }) => hook).length / book.pages.length,
  )
  row({
    name: `${band}: pages that end on a hook`,
    bar: '≥ 50 %',
    en: percent(average(hooks)),
    isHeld: average(hooks) >= 0.5,
  })
  show({
    name: 'books a list would stop',
    bar: '0',
    values: measure((told, language) => Number(findForbidden(textOf(told, language)) !== null)),
    as: (one) => String(one.filter(Boolean).length),
    holds: (one) => !one.some(Boolean),
  })
}

/** How unlike each other many stories told to readers of one age are. */
export function varietyBars({
  table: { row },
  band,
  stories,
  sample,
}: {
  table: BarTable
  band: ReadingBand
  stories: readonly ToldStory[]
  sample: number
}): void {
  const [en = 0, fr = 0] = LANGUAGES.map((language) =>
    distinctShare({ words: stories.flatMap((told) => wordsOf(textOf(told, language))), size: 3 }),
  )
  row({
    name: `${band}: ${stories.length} stories: distinct-3`,
    bar: '≥ .18',
    en,
    fr,
    isHeld: Math.min(en, fr) >= DISTINCT_3_OF_ALL,
  })
  const sampled = stories.slice(0, sample)
  const [sameEn = 0, sameFr = 0] = LANGUAGES.map((language) =>
    selfBleu(sampled.map((told) => textOf(told, language))),
  )
  row({
    name: `${band}: ${sampled.length} stories of one age: self-BLEU-4`,
    en: sameEn,
    fr: sameFr,
  })
  row({
    name: `${band}: distinct casting × helper × tries × turn`,
    en: percent(distinctSignatures(stories.map(({ plan }) => plan))),
  })
}
