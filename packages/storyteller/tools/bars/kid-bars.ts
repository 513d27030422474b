import type { CanonFact, Ledger } from '@luciole/contract/book'
import type { WizardAnswers } from '@luciole/contract/wizard'
import { sampleFriend, sampleKid } from '#checks/sample-asks'
import { likestPair, selfBleu, sharedSentences } from '#checks/sameness'
import type { StoryFriend } from '#story-ask'
import { tellStory, type ToldStory } from '#tell-story'
import type { BarTable } from './bar-table'
import { LANGUAGES, textOf } from './told-text'

interface Family {
  friends: StoryFriend[]
  answers: WizardAnswers
}

/** One kid who asks ten times for the same: alone with an animal, then with two friends and a detail. */
const FAMILIES: Record<string, Family> = {
  'an animal': { friends: [], answers: { companion: 'animal', ending: 'friends' } },
  'two friends, a detail': {
    friends: [sampleFriend({ at: 0 }), sampleFriend({ at: 1 })],
    answers: { 'hero-details': 'collects shells', ending: 'friends' },
  },
}
const EVERYTHING: WizardAnswers = {
  'setting-location': 'forest',
  'setting-time': 'today',
  theme: 'helping_others_kindness',
  'hero-talent': 'yes',
  'hero-details': 'yellow raincoat, collects stones',
  companion: 'animal',
  'companion-sex': 'male',
  'companion-name': 'Biscuit',
  'companion-look': 'a hedgehog',
  challenge: 'help_someone',
  villain: 'no',
  ending: 'friends',
}
const TEN = 10
const KERNELS_IN_TEN = 6
const LINES_IN_TEN = 9
const LIKENESS = 0.12

function tellTen({ age, family }: { age: number; family: Family }): ToldStory[] {
  let ledger: Ledger = { entries: [] }
  let canon: CanonFact[] = []
  return Array.from({ length: TEN }, (_, at) => {
    const told = tellStory({
      kid: sampleKid({ name: 'Nina', sex: 'female', age }),
      friends: family.friends,
      answers: { kidIsHero: true, ...family.answers },
      ledger,
      canon,
      seed: `ten ${at}`,
    })
    ledger = { entries: [...ledger.entries, told.ledgerEntry] }
    canon = [...canon, ...told.canonFacts]
    return told
  })
}

const countOf = <T>(ten: readonly ToldStory[], of: (told: ToldStory) => T) =>
  new Set(ten.map(of)).size

/** What one kid hears who asks for ten stories running. */
export function kidBars({ table: { row }, out }: { table: BarTable; out: (line: string) => void }) {
  for (const [words, family] of Object.entries(FAMILIES))
    for (const age of [4, 6, 11]) {
      const ten = tellTen({ age, family })
      const name = `${age} years, ten stories with ${words}`
      const texts = LANGUAGES.map((language) => ten.map((told) => textOf(told, language)))
      const [en = 0, fr = 0] = texts.map(likestPair)
      row({
        name: `${name}: 4-gram Jaccard, most`,
        bar: '≤ .12',
        en,
        fr,
        isHeld: Math.max(en, fr) <= LIKENESS,
      })
      row({
        name: `${name}: self-BLEU-4`,
        en: selfBleu(texts[0] ?? []),
        fr: selfBleu(texts[1] ?? []),
      })
      const [sharedEn = [], sharedFr = []] = texts.map(sharedSentences)
      row({
        name: `${name}: sentences of 6 words told twice`,
        bar: '0',
        en: String(sharedEn.length),
        fr: String(sharedFr.length),
        isHeld: sharedEn.length + sharedFr.length === 0,
      })
      for (const sentence of [...sharedEn, ...sharedFr].slice(0, 4)) out(`  · ${sentence}`)
      const kernels = countOf(ten, ({ plan }) => plan.kernel)
      const castings = countOf(ten, ({ plan }) => plan.casting)
      const lines = LANGUAGES.map((language) => [
        countOf(ten, ({ ledgerEntry }) => ledgerEntry.firstLine[language]),
        countOf(ten, ({ ledgerEntry }) => ledgerEntry.lastLine[language]),
      ])
      row({
        name: `${name}: kernels, castings · first and last lines`,
        bar: '≥ 6, 10 · ≥ 9',
        en: `${kernels}, ${castings} · ${lines[0]?.join(', ')}`,
        fr: `· ${lines[1]?.join(', ')}`,
        isHeld:
          kernels >= KERNELS_IN_TEN &&
          castings === TEN &&
          Math.min(...lines.flat()) >= LINES_IN_TEN,
      })
      const titles = LANGUAGES.map((language) => countOf(ten, ({ book }) => book.title[language]))
      row({
        name: `${name}: titles`,
        bar: '10 of 10',
        en: String(titles[0]),
        fr: String(titles[1]),
        isHeld: titles.every((count) => count === TEN),
      })
    }
  for (const age of [4, 6, 11]) {
    const ten = tellTen({ age, family: { friends: [], answers: EVERYTHING } })
    const texts = LANGUAGES.map((language) => ten.map((told) => textOf(told, language)))
    const [en = 0, fr = 0] = texts.map((told) => likestPair(told.slice(0, 2)))
    row({
      name: `${age} years, everything fixed: Jaccard of the first two`,
      bar: '≤ .12',
      en,
      fr,
      isHeld: Math.max(en, fr) <= LIKENESS,
    })
    row({
      name: `${age} years, everything fixed: most of ten · castings`,
      en: `${likestPair(texts[0] ?? []).toFixed(2)} · ${countOf(ten, ({ plan }) => plan.casting)}`,
      fr: likestPair(texts[1] ?? []),
    })
    const titles = countOf(ten, ({ book }) => book.title.en)
    row({ name: `${age} years, everything fixed: titles`, en: String(titles) })
  }
}
