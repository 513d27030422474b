import { describe, expect, it } from 'vitest'
import type { Sex } from '@luciole/contract/sex'
import { CASTINGS } from '#bank/castings'
import { checkBook } from '#checks/check-book'
import { sampleFriend, sampleKid } from '#checks/sample-asks'
import { planStory } from '#plan/plan-story'
import { READERS, readingBand } from '#reading-bands'
import { bindBook } from '#tell-story'

/** A vowel, a mute h, an aspirated h, a glide and a consonant. */
const NAMES = ['Emma', 'Hélène', 'Hugo', 'Yanis', 'Nina'] as const
const AGES = [2, 4, 6, 8, 11]
const SEXES: readonly Sex[] = ['male', 'female']

/** Words that must agree with a girl when they follow her name straight on. */
const MASCULINE =
  /(?<!\p{L})(?:Olive|Emma) (?:était|fut|resta|semblait) (?:content|assis|seul|endormi|caché|prêt|fier|perdu|arrivé|venu|rentré)(?!\p{L})/u

describe('agreement', () => {
  it.each(CASTINGS.map((casting) => [casting.id, casting] as const))(
    '%s holds for every name, hero and helper',
    (id, casting) => {
      const faults: string[] = []
      let at = 0
      const told = AGES.filter((age) => casting.bands[READERS[readingBand(age)].textBand])
      for (const age of told)
        for (const heroSex of SEXES)
          for (const helperSex of SEXES) {
            const name = NAMES[at % NAMES.length] ?? 'Nina'
            const plan = planStory(
              {
                kid: sampleKid({ name, sex: heroSex, age }),
                friends: [{ ...sampleFriend({ at: 3, sex: helperSex }), name: 'Olive' }],
                answers: { kidIsHero: true, 'hero-details': at % 2 ? 'une étoile de mer' : '' },
                ledger: { entries: [] },
                canon: [],
                seed: `agreement ${id} ${at}`,
              },
              { castings: [casting] },
            )
            const book = bindBook({ plan, details: '' })
            faults.push(...checkBook({ book, plan }))
            const text = book.pages.map((page) => page.text.fr.text).join('\n')
            if (helperSex === 'female' && heroSex === 'female' && MASCULINE.test(text))
              faults.push(`${id}: ${MASCULINE.exec(text)?.[0]}`)
            at += 1
          }
      expect(faults).toEqual([])
    },
  )
})
