import type { WizardKey } from '@luciole/contract/wizard'
import { checkBook } from '#checks/check-book'
import { sampleAsk } from '#checks/sample-asks'
import { selfBleu } from '#checks/sameness'
import { distinctSignatures } from '#checks/signatures'
import { distinctShare } from '#checks/text-measures'
import { unseenAnswers } from '#checks/unseen-answers'
import { findForbidden } from '#gate/word-lists'
import { answered } from '#story-ask'
import { wordsOf } from '#text/readability'
import { tellStory } from '#tell-story'
import { percent, type BarTable } from './bar-table'
import { LANGUAGES, textOf } from './told-text'

/** Books with no twin: the same casting told to the same age reads the same again, whoever is in it. */
function oneOfEach<T extends { plan: { casting: string; textBand: string } }>(told: readonly T[]) {
  const cells = new Map(told.map((one) => [`${one.plan.casting} ${one.plan.textBand}`, one]))
  return [...cells.values()]
}

/** What is promised over many families of every age, who answer everything, something or nothing. */
export function mixedBars({
  table: { row },
  count,
  sample,
  more,
}: {
  table: BarTable
  count: number
  sample: number
  /** Told beside, to look for words no child should read. */
  more: number
}): string[] {
  const asks = Array.from({ length: count + more }, (_, at) => sampleAsk({ seed: `mixed ${at}` }))
  const all = asks.map((ask) => ({ ask, told: tellStory(ask) }))
  const stories = all.slice(0, count).map(({ told }) => told)
  const [en = 0, fr = 0] = LANGUAGES.map((language) =>
    distinctShare({ words: stories.flatMap((told) => wordsOf(textOf(told, language))), size: 3 }),
  )
  const name = `${count} mixed stories`
  row({ name: `${name}: distinct-3`, bar: '≥ .18', en, fr, isHeld: Math.min(en, fr) >= 0.18 })
  const sampled = stories.slice(0, sample)
  const alone = oneOfEach(stories).slice(0, sample)
  const [sampledEn = 0, sampledFr = 0] = LANGUAGES.map((language) =>
    selfBleu(sampled.map((told) => textOf(told, language))),
  )
  row({
    name: `${name}, ${sampled.length} of them: self-BLEU-4`,
    bar: '≤ .35',
    en: sampledEn,
    fr: sampledFr,
    isHeld: Math.max(sampledEn, sampledFr) <= 0.35,
  })
  const [aloneEn = 0, aloneFr = 0] = LANGUAGES.map((language) =>
    selfBleu(alone.map((told) => textOf(told, language))),
  )
  row({
    name: `${name}, ${alone.length} with no casting twice for one age (in the sample above ${oneOfEach(sampled).length}): self-BLEU-4`,
    en: aloneEn,
    fr: aloneFr,
  })
  const distinct = distinctSignatures(stories.map(({ plan }) => plan))
  row({
    name: `${name}: distinct casting × helper × tries × turn`,
    bar: '≥ 95 %',
    en: percent(distinct),
    isHeld: distinct >= 0.95,
  })
  const unseen = new Map<WizardKey, string[]>()
  let given = 0
  for (const { ask, told } of all) {
    for (const key of Object.keys(ask.answers) as WizardKey[])
      if (answered(ask.answers, key) !== undefined) given++
    for (const key of unseenAnswers({ ask, told }))
      unseen.set(key, [...(unseen.get(key) ?? []), told.plan.casting])
  }
  const hidden = [...unseen.values()].flat().length
  const worst = [...unseen]
    .toSorted((a, b) => b[1].length - a[1].length)
    .map(([key, castings]) => `${key} ${castings.length}`)
  row({
    name: `${all.length} mixed stories: answers given that are seen (not: ${worst.join(', ')})`,
    bar: '100 % where a story can',
    en: percent(1 - hidden / given),
  })
  const stopped = all.filter(({ told }) =>
    LANGUAGES.some((language) => findForbidden(textOf(told, language)) !== null),
  )
  row({
    name: `${all.length} mixed stories: books a list would stop`,
    bar: '0',
    en: String(stopped.length),
    isHeld: stopped.length === 0,
  })
  return all.flatMap(({ told }) => checkBook(told))
}
