import { describe, expect, it } from 'vitest'
import { CASTINGS, proseOf } from '#bank/castings'
import { TRAIT_LINES } from '#bank/layers'
import { matchConcepts } from '#lexicon/match'
import { ROOM } from '#pages/young-lines'
import { traitOf } from '#plan/traits'
import { fillSlots, type FillContext } from '#text/fill'
import { frenchPlural, frenchWith, type StoryNoun } from '#text/nouns'

const nounOf = (typed: string): StoryNoun => {
  const [match] = matchConcepts(typed).matches
  if (!match) throw new Error(`Nobody knows ${typed}`)
  return traitOf({ match, era: undefined }).noun
}

const context = ({ noun, language }: Pick<FillContext, 'language' | 'noun'>): FillContext => ({
  language,
  noun,
  present: false,
  names: Object.fromEntries(Array.from('HFNVABCDE').map((letter) => [letter, 'Zo'])),
  sexes: { h: 'female', f: 'male', hf: 'male' },
  kinds: { H: 'a fox', F: 'a fox' },
  facts: new Set(),
  lines: { when: 'One day' },
})

/** With all that a page with room says. */
const whole = (source: string) => source.replaceAll(ROOM, '$1')

/** Everything said of the kid's own thing: on page 1, and when it is given away. */
const SAID = [
  ...CASTINGS.flatMap((casting) =>
    (['0-4', '5-8', '9-14'] as const).flatMap((band) =>
      [...proseOf({ casting, band }).values()]
        .flat()
        .filter(({ name }) => name.startsWith('pay own')),
    ),
  ),
  ...[...TRAIT_LINES.values()]
    .flat()
    .filter(({ name }) => /^(?:keep|trait) (?:garment|object)/.test(name)),
]

describe('a thing that is many', () => {
  it('is many in both languages, with its colour', () => {
    const boots = nounOf('bottes vertes')
    expect(boots.en).toMatchObject({ one: 'green boots', isMany: true })
    expect(frenchWith({ word: 'son', noun: boots })).toBe('ses bottes vertes')
    expect(frenchWith({ word: 'de', noun: boots })).toBe('de bottes vertes')
    expect(nounOf('pyjamas').en.isMany).toBe(true)
    expect(nounOf('pyjamas').fr.isMany).toBe(false)
  })

  it('is never handled as one, wherever a line holds it', () => {
    const noun = nounOf('red boots')
    const faults = SAID.flatMap((unit) => {
      const en = fillSlots({ source: whole(unit.en), context: context({ noun, language: 'en' }) })
      const fr = fillSlots({ source: whole(unit.fr), context: context({ noun, language: 'fr' }) })
      const bad =
        /\ban? red boots|red boots (?:is|was|has|looks)\b|(?:put|laid|held|set|slid|tucked|gave|took) it\b|[Tt]his red/.exec(
          en,
        ) ??
        /(?:un|une|la|ma|ta|sa) bottes|bottes rouges (?:est|était|avait|attendait)\b|bottes rouges[^.]* et (?:la|le) (?:posa|tendit|leva|glissa)/.exec(
          fr,
        )
      return bad ? [`${unit.name}: ${bad[0]}`] : []
    })
    expect(faults).toEqual([])
  })

  it('leaves what is one as it was', () => {
    const torch = nounOf('torch')
    const tell = (source: string) =>
      fillSlots({ source, context: context({ noun: torch, language: 'fr' }) })
    expect(tell('{son T}, {T:apporté|apportée} : {T:il|elle} {n:sait|savent}')).toBe(
      'sa lampe de poche, apportée : elle sait',
    )
  })
})

it('makes many of a word, and of none that is cut short before the next', () => {
  expect(frenchPlural('petite')).toBe('petites')
  expect(frenchPlural("qu'elle")).toBe("qu'elles")
})
