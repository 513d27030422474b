import { describe, expect, it } from 'vitest'
import { CASTINGS } from '#bank/castings'
import {
  FRIENDS,
  OWN_LINES,
  TALENT_LINES,
  TRAIT_LINES,
  unitsOf,
  VOICES,
  WORLDS,
} from '#bank/layers'
import { findBadJoint } from '#checks/french-joints'
import { lintCasting, lintUnit } from '#checks/lint-casting'
import { turnsIn, WITHOUT_TALENT } from '#plan/answer-fit'
import { wayWords } from '#plan/ground'

describe('the story bank', () => {
  it.each(CASTINGS.map((casting) => [casting.id, casting] as const))(
    '%s has no fault',
    (_, casting) => {
      expect(lintCasting(casting)).toEqual([])
    },
  )

  it('knows a picture of no page', () => {
    const [casting] = CASTINGS
    if (!casting) throw new Error('No casting')
    const pictures = { '0-4': { lack: {}, 'try nothing': {} } }
    expect(lintCasting({ ...casting, pictures })).toEqual([
      `${casting.id}: 0-4 has a picture for "try nothing", and no such page`,
    ])
  })

  it('has loose lines without a fault', () => {
    const layers = [
      ...new Set(Object.values(VOICES)),
      FRIENDS,
      OWN_LINES,
      TALENT_LINES,
      TRAIT_LINES,
      WORLDS,
    ]
    const faults = layers.flatMap((text) => [...text.values()].flat().flatMap(lintUnit))
    expect(faults).toEqual([])
  })

  it('shows every ending a parent may ask for, on its own last page or in its own words', () => {
    const faults = CASTINGS.flatMap(({ id, closes = [] }) =>
      (['celebration', 'fame', 'learning', 'friends'] as const)
        .filter((family) => OWN_LINES.has(`ending ${family} ${id}`) === closes.includes(family))
        .map((family) => `${id}: ${family}`),
    )
    expect(faults).toEqual([])
  })

  it('has no two loose lines of one name, since only the first would be told', () => {
    const layers = [...new Set(Object.values(VOICES)), FRIENDS, OWN_LINES, TALENT_LINES, WORLDS]
    const twice = layers.flatMap((text) =>
      [...text].filter(([, units]) => units.length > 1).map(([name]) => name),
    )
    expect(twice).toEqual([])
  })

  it('lets nobody speak in a line that is laid before the last word', () => {
    const laid = [...OWN_LINES.values(), ...WORLDS.values()].flat()
    expect(laid.filter(({ en, fr }) => /\[[A-Z]:/.test(en + fr)).map(({ name }) => name)).toEqual(
      [],
    )
  })

  it('grants on the last page whatever was wished for on the first', () => {
    for (const name of WORLDS.keys())
      if (name.startsWith('wish'))
        expect(WORLDS.has(name.replace('wish', 'granted')), name).toBe(true)
  })

  it('shows every talent in every place it may be needed, walking or not, and no talent of those without', () => {
    const faults = CASTINGS.flatMap((casting) =>
      (['5-8', '9-14'] as const).flatMap((band) =>
        turnsIn({ casting, band })
          .filter((talent) => {
            const words = new Set([...wayWords(casting), casting.id, 'day', 'mild', 'past'])
            const facts = { band, words }
            const shown = unitsOf({ text: TALENT_LINES, prefix: `talent ${talent}`, facts }).length
            return shown > 0 === WITHOUT_TALENT.includes(talent)
          })
          .map((talent) => `${casting.id} ${band}: ${talent}`),
      ),
    )
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
