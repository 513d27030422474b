import type { PageText } from '@luciole/contract/book'
import { describe, expect, it } from 'vitest'
import { unitsOf, VOICES, type GuardFacts } from '#bank/layers'
import { sampleAsk } from '#checks/sample-asks'
import { kindOf } from '#pages/party-names'
import { pagesOf } from '#pages/realise'
import { FRAME_IDS } from '#plan/frames'
import { planStory } from '#plan/plan-story'
import type { StoryPlan } from '#plan/story-plan'
import { READERS } from '#reading-bands'
import { wordsOf } from '#text/readability'

const plans = Array.from({ length: 120 }, (_, at) =>
  planStory(sampleAsk({ seed: `first page ${at}`, age: 5 + (at % 9) })),
)

const anywhere: GuardFacts = { band: '5-8', words: new Set() }

/** What the helper is, is told where they first speak. */
const isInPassing = ({ home }: StoryPlan['lines']) => home.startsWith('met')

/** What page 1 tells beside who they are, where they go, and what is wanted. */
const factsOf = ({ lines }: StoryPlan): number =>
  [
    lines.era,
    lines.isTalentAtHome,
    lines.trait && !lines.keep && !lines.trait.startsWith('brief'),
    !lines.home.startsWith('plain') && !isInPassing(lines),
    'the thing that will matter',
  ].filter(Boolean).length

describe('page 1, from five years up', () => {
  it('tells at most two facts; three, where the page would be too short for its reader', () => {
    for (const plan of plans) {
      if (factsOf(plan) <= 2) continue
      expect(factsOf(plan), plan.seed).toBe(3)
      const plain = [...VOICES[plan.party.helper.voice].keys()].find((name) =>
        name.startsWith('plain'),
      )
      if (!plain) continue
      const without = pagesOf({ ...plan, lines: { ...plan.lines, home: plain } })
      const counts = (['en', 'fr'] as const).map(
        (language) => wordsOf(without[language][0]?.text ?? '').length,
      )
      expect(Math.min(...counts), plan.seed).toBeLessThan(READERS[plan.band].words[0] + 8)
    }
  })

  it('is one scene: hero and helper say a word about the thing that will matter, once both are there', () => {
    for (const { lines, party, seed } of plans) {
      if (party.helper.voice === 'passerby') expect(lines.about, seed).toBeNull()
      else expect(lines.about, seed).toBeTruthy()
      if (lines.about) expect(FRAME_IDS[lines.frame], seed).not.toBe('object')
    }
  })

  it('tells in passing what the helper is, where they are first named, and has no paragraph for it', () => {
    const told = plans.filter(({ lines }) => isInPassing(lines))
    expect(told.length).toBeGreaterThan(plans.length / 2)
    for (const plan of told) {
      const [english] = pagesOf(plan).en
      const { helper, hero } = plan.party
      if (!helper.species || helper.species === hero.species) continue
      const named = (english?.text ?? '').split('\n').find((line) => line.includes(helper.name))
      const kind = kindOf({ player: helper, language: 'en' }).replace(/^an? /, '')
      expect(named, plan.seed).toContain(` ${kind}`)
    }
  })

  it('tells it in four ways and more: one mould would be heard in every book', () => {
    for (const voice of ['animal', 'magical_creature', 'lovey'] as const) {
      const ways = unitsOf({ text: VOICES[voice], prefix: 'met', facts: anywhere })
      const moulds = ways.map(({ en }) => en.split(' ').slice(0, 2).join(' '))
      expect(new Set(moulds).size, voice).toBeGreaterThanOrEqual(4)
    }
  })

  it('does not name the two again who have just had a word', () => {
    const going = plans.flatMap(
      (plan) => pagesOf(plan).en[0]?.text.match(/^.*they (?:were|went|set)\b.*$/gim) ?? [],
    )
    expect(going.length).toBeGreaterThan(10)
    for (const line of going) expect(line).toMatch(/^[^a-z]/)
  })

  it('leaves the word out where the page would be too long for its reader', () => {
    const isLong = ({ band }: StoryPlan, { text }: PageText) =>
      wordsOf(text).length > READERS[band].words[1]
    for (const plan of plans) {
      const without = { ...plan, lines: { ...plan.lines, about: null } }
      for (const language of ['en', 'fr'] as const) {
        const [[told], [bare]] = [pagesOf(plan)[language], pagesOf(without)[language]]
        if (told && bare && isLong(plan, told)) expect(told.text, plan.seed).toBe(bare.text)
      }
    }
  })

  it('names who comes too, once, without a sentence that says only that', () => {
    for (const plan of plans) {
      const [english] = pagesOf(plan).en
      for (const { name } of plan.party.others) expect(english?.text).toContain(name)
      if (!plan.lines.party)
        expect(english?.text).not.toMatch(/came too|tagged along|joined them|kept them company/)
    }
  })

  it('is not told once more on the last page where it was told plainly', () => {
    const plain = plans.filter(({ lines }) => lines.home.startsWith('plain'))
    expect(plain.length).toBeGreaterThan(5)
    for (const { lines, seed } of plain) expect(lines.later, seed).not.toBe(lines.home)
  })
})
