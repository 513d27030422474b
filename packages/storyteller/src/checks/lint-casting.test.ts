import { describe, expect, it } from 'vitest'
import { CASTINGS } from '#bank/castings'
import { ENDINGS, FRIENDS, TALENT_LINES, TRAIT_LINES, VOICES } from '#bank/layers'
import { findBadJoint } from '#checks/french-joints'
import { lintCasting, lintUnit } from '#checks/lint-casting'

describe('the story bank', () => {
  it.each(CASTINGS.map((casting) => [casting.id, casting] as const))(
    '%s has no fault',
    (_, casting) => {
      expect(lintCasting(casting)).toEqual([])
    },
  )

  it('has loose lines without a fault', () => {
    const layers = [...new Set(Object.values(VOICES)), ENDINGS, FRIENDS, TALENT_LINES, TRAIT_LINES]
    const faults = layers.flatMap((text) => [...text.values()].flat().flatMap(lintUnit))
    expect(faults).toEqual([])
  })

  it('has at least six castings for every age', () => {
    for (const band of ['0-4', '5-8', '9-14'] as const)
      expect(
        CASTINGS.filter(({ bands }) => bands[band] !== undefined).length,
        band,
      ).toBeGreaterThanOrEqual(6)
  })

  it('tells every gag in three steps', () => {
    for (const [voice, text] of Object.entries(VOICES)) {
      const gags = [...text.keys()].filter((name) => /^gag .* 1$/.test(name))
      if (voice !== 'passerby') expect(gags.length, voice).toBeGreaterThanOrEqual(12)
      for (const gag of gags)
        for (const step of ['2', '3'])
          expect(text.has(gag.replace(/1$/, step)), `${voice} ${gag} ${step}`).toBe(true)
    }
  })

  it('finds the French joints it is there to find', () => {
    expect(findBadJoint('le bout de le chemin')).not.toBeNull()
    expect(findBadJoint('il dit que il vient')).not.toBeNull()
    expect(findBadJoint('il l’porte')).not.toBeNull()
    expect(findBadJoint('le école')).not.toBeNull()
    expect(findBadJoint('la chanson d’Emma et de Hugo')).toBeNull()
  })
})
