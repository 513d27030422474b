import { describe, expect, it } from 'vitest'
import type { Unit } from '#bank/story-text'
import { misplacedLines } from '#checks/laid-lines'
import { sampleAsk } from '#checks/sample-asks'
import { placeOf } from '#plan/joints'
import { planStory } from '#plan/plan-story'

const unitOf = (en: string, fr: string): Unit => ({ name: 'page', en, fr, hook: false, guards: [] })
const line = unitOf('{F} waved.', '{F} fit signe.')

describe('a line laid over a page', () => {
  it('parts nobody from an answer, no pronoun from its owner, and never has the last word where things are worst', () => {
    let told = 0
    for (let at = 0; at < 80; at++) {
      const found = misplacedLines(
        planStory(sampleAsk({ seed: `laid over ${at}`, age: 5 + (at % 9) })),
      )
      told += found.told
      expect(found.misplaced).toEqual([])
    }
    expect(told).toBeGreaterThan(400)
  })

  it('moves to the end of the page, or is not told', () => {
    const talk = unitOf(
      '[V:Next!] said {V}.\n{>gag1}\n[H:Me?] asked {H}.\nNobody answered.',
      '[V:Au suivant !] dit {V}.\n{>gag1}\n[H:Moi ?] demanda {H}.\nPersonne ne répondit.',
    )
    expect(placeOf({ page: talk, hook: 'gag1', line })).toBe('last')
    const remark = unitOf(talk.en.replace('gag1', 'fail'), talk.fr.replace('gag1', 'fail'))
    expect(placeOf({ page: remark, hook: 'fail', line })).toBe(null)
  })

  it('lets a pronoun keep its owner in either language', () => {
    const sad = unitOf(
      'The baker sat down.\n{>fail}\n[O:I miss it,] he told them.',
      'Le boulanger s’assit.\n{>fail}\n[O:Elle me manque,] dit-il.',
    )
    expect(placeOf({ page: sad, hook: 'fail', line })).toBe(null)
    const bees = unitOf(
      'The bees left.\n{>fail}\nThey hummed.',
      'Elles partirent.\n{>fail}\nElles bourdonnaient.',
    )
    expect(placeOf({ page: bees, hook: 'fail', line })).toBe(null)
    const party = unitOf(
      'The bees left.\n{>fail}\nThey went on.',
      'Elles partirent.\n{>fail}\n{hf:Ils|Elles} repartirent.',
    )
    expect(placeOf({ page: party, hook: 'fail', line })).toBe('there')
  })

  it('leaves the last word of the worst page to the casting', () => {
    const low = unitOf(
      'It rained.\nThe lamp went out.\nFar off, a chair creaked.\n{>gag2}',
      'Il pleuvait.\nLa lampe s’éteignit.\nAu loin, une chaise craqua.\n{>gag2}',
    )
    expect(placeOf({ page: low, hook: 'gag2', line })).toBe('there')
    expect(placeOf({ page: low, hook: 'gag2', line, isWorst: true })).toBe(null)
  })
})
