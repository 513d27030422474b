import type { Creature } from '@luciole/contract/character'
import { oklch } from '../src/core/color'
import type { Lab } from '../src/core/color'
import { fill, group } from '../src/core/display-list'
import type { DisplayList } from '../src/core/display-list'
import { placement } from '../src/core/geometry'
import { rectangle } from '../src/core/path'
import { drawCreature } from '../src/creatures/draw-creature'
import type { CreatureRequest } from '../src/creatures/draw-creature'
import { CAST_LIGHTS } from '../src/light/rigs'
import type { Light } from '../src/light/light'
import { contactShadow } from '../src/light/part'
import type { Sheet } from './sheet'

export const plain = (
  species: Creature['species'],
  kind: Creature['kind'] = 'animal',
): Creature => ({
  kind,
  species,
  marks: 'none',
  scale: 1,
})

export interface Cell {
  request: Omit<CreatureRequest, 'light'>
}
export const GROUNDS: Record<
  'neutral' | 'lantern' | 'golden',
  { light: Light; paper: Lab; shadow: Lab }
> = {
  neutral: {
    light: CAST_LIGHTS.neutral,
    paper: oklch(0.9, 0.025, 205),
    shadow: oklch(0.45, 0.06, 220),
  },
  lantern: {
    light: CAST_LIGHTS.lantern,
    paper: oklch(0.42, 0.08, 215),
    shadow: oklch(0.22, 0.06, 260),
  },
  golden: { light: CAST_LIGHTS.golden, paper: oklch(0.8, 0.1, 75), shadow: oklch(0.48, 0.09, 60) },
}

/** Every figure is fitted to its cell, so that a mouse is looked at as closely as a bear. */
export function grid(given: {
  rows: Cell[][]
  ground?: keyof typeof GROUNDS
  cell?: number
  fit?: boolean
}): Sheet {
  const { rows, ground = 'neutral', cell = 200, fit = true } = given
  const { light, paper, shadow } = GROUNDS[ground]
  const columns = Math.max(...rows.map((row) => row.length))
  const list: DisplayList = rows.flatMap((row, y) =>
    row.flatMap(({ request }, x) => {
      const figure = drawCreature({ ...request, light })
      const { box } = figure.anchors
      const scale = fit
        ? Math.min((cell * 0.88) / box.width, (cell * 0.86) / Math.max(box.height, -box.y))
        : 0.35
      const cx = (x + 0.5) * cell
      const ground = (y + 0.94) * cell
      const bottom = Math.max(0, box.y + box.height)
      const transform = placement({
        x: cx - (box.x + box.width / 2) * scale,
        y: ground - bottom * scale,
        scale,
      })
      return [
        contactShadow({
          x: cx,
          y: ground - 2,
          rx: box.width * scale * 0.44,
          color: shadow,
          strength: 0.45,
        }),
        group(figure.list, { transform }),
      ]
    }),
  )
  return {
    width: columns * cell,
    height: rows.length * cell,
    list: [fill(rectangle(0, 0, columns * cell, rows.length * cell), paper), ...list],
  }
}
