import type { Language } from '@luciole/contract/language'
import { TEXT_BANDS } from '@luciole/contract/book'
import { WIZARD_CHOICES } from '@luciole/contract/wizard'
import { CASTINGS, proseOf } from '#bank/castings'
import { KERNELS } from '#bank/kernels'
import { OWN_LINES, TALENT_LINES, VOICES } from '#bank/layers'
import { placesNeverDrawn, reachOf } from '#checks/reach'
import { wordsOf } from '#text/readability'
import type { BarTable } from './bar-table'

const WORDS = { '0-4': 12_000, '5-8': 30_000, '9-14': 30_000 } as const
const LANGUAGES: readonly Language[] = ['en', 'fr']

/** How much is written, and whether every pair of answers has a story. */
export function bankBars({ row }: BarTable): void {
  const kernels = Object.keys(KERNELS).filter((id) => CASTINGS.some(({ kernel }) => kernel === id))
  row({
    name: 'castings · kernels',
    bar: '≥ 30 · ≥ 12',
    en: `${CASTINGS.length} · ${kernels.length}`,
    isHeld: CASTINGS.length >= 30 && kernels.length >= 12,
  })
  for (const band of TEXT_BANDS) {
    const told = CASTINGS.filter(({ bands }) => bands[band])
    const [en = 0, fr = 0] = LANGUAGES.map((language) =>
      told
        .flatMap((casting) => [...proseOf({ casting, band }).values()].flat())
        .reduce((sum, unit) => sum + wordsOf(unit[language]).length, 0),
    )
    row({
      name: `${band}: words written, in ${told.length} castings`,
      bar: `≥ ${WORDS[band]}`,
      en: String(en),
      fr: String(fr),
      isHeld: Math.min(en, fr) >= WORDS[band],
    })
  }
  const gags = Object.entries(VOICES)
    .filter(([voice]) => voice !== 'passerby')
    .map(([, text]) => [...text.keys()].filter((name) => /^gag .* 1$/.test(name)).length)
  row({
    name: 'gags of the companion type with fewest',
    bar: '≥ 12',
    en: String(Math.min(...gags)),
    isHeld: Math.min(...gags) >= 12,
  })
  const talents = [...TALENT_LINES.keys()].map((name) => name.split(' ')[1])
  const endings = [...OWN_LINES.keys()].filter((name) => name.startsWith('ending '))
  row({
    name: 'talents · their demonstrations · endings beside the castings’ own',
    bar: '≥ 12 · · ≥ 60',
    en: `${new Set(talents).size} · ${talents.length} · ${endings.length}`,
    isHeld: new Set(talents).size >= 12 && endings.length >= 60,
  })
  for (const band of TEXT_BANDS) {
    const cells = reachOf({ castings: CASTINGS, band })
    const fewest = Math.min(...cells.map(({ count }) => count))
    const poor = cells.filter(({ count }) => count < 2)
    row({
      name: `${band}: castings of the place and challenge with fewest${poor.length ? ` (${poor.map(({ name }) => name).join(', ')})` : ''}`,
      bar: '≥ 2',
      en: `${fewest}, of ${cells.length} pairs`,
      isHeld: poor.length === 0,
    })
  }
  const themes = WIZARD_CHOICES.theme.filter((theme) => theme !== 'surprise')
  const served = themes.map(
    (theme) =>
      CASTINGS.filter(({ kernel, themes }) => (themes ?? KERNELS[kernel].themes).includes(theme))
        .length,
  )
  const villains = CASTINGS.filter(({ roles }) => roles.V).length
  row({
    name: 'castings with a villain · without · of the theme with fewest',
    bar: '≥ 2',
    en: `${villains} · ${CASTINGS.length - villains} · ${Math.min(...served)}`,
    isHeld: Math.min(villains, CASTINGS.length - villains, ...served) >= 2,
  })
  const undrawn = CASTINGS.flatMap(placesNeverDrawn)
  row({
    name: `places a casting names and never shows${undrawn.length ? ` (${undrawn.join(', ')})` : ''}`,
    bar: '0',
    en: String(undrawn.length),
    isHeld: undrawn.length === 0,
  })
}
