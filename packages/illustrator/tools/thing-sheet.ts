import { THING_IDS } from '@luciole/contract/things'
import type { ThingId } from '@luciole/contract/things'
import { oklch } from '../src/core/color'
import type { Lab } from '../src/core/color'
import { fill, group } from '../src/core/display-list'
import { placement } from '../src/core/geometry'
import { rectangle } from '../src/core/path'
import { contactShadow } from '../src/light/part'
import type { Light } from '../src/light/light'
import { CAST_LIGHTS } from '../src/light/rigs'
import { drawThing } from '../src/things/draw-thing'
import type { ThingState } from '../src/things/thing-art'
import type { Sheet } from './sheet'

interface Cell {
  thing: ThingId
  state?: ThingState
}
/** Every thing fitted to its cell. */
const grid = (given: {
  cells: Cell[]
  columns: number
  light: Light
  paper: Lab
  shadow: Lab
}): Sheet => {
  const { cells, columns, light, paper, shadow } = given
  const cell = 120
  const rows = Math.ceil(cells.length / columns)
  return {
    width: columns * cell,
    height: rows * cell,
    list: [
      fill(rectangle(0, 0, columns * cell, rows * cell), paper),
      ...cells.flatMap(({ thing, state }, i) => {
        const { list, anchors } = drawThing({
          thing,
          ...(state ? { state } : {}),
          scale: 'hero',
          light,
        })
        const { box } = anchors
        const scale = Math.min((cell * 0.78) / box.width, (cell * 0.8) / box.height)
        const x = ((i % columns) + 0.5) * cell
        const y = (Math.floor(i / columns) + 0.92) * cell
        return [
          contactShadow({
            x,
            y: y - 1,
            rx: box.width * scale * 0.46,
            color: shadow,
            strength: 0.5,
          }),
          group(list, {
            transform: placement({ x: x - (box.x + box.width / 2) * scale, y, scale }),
          }),
        ]
      }),
    ],
  }
}
const day = {
  light: CAST_LIGHTS.neutral,
  paper: oklch(0.91, 0.025, 205),
  shadow: oklch(0.45, 0.06, 220),
}
const night = {
  light: CAST_LIGHTS.lantern,
  paper: oklch(0.36, 0.07, 240),
  shadow: oklch(0.18, 0.05, 270),
}
const all = THING_IDS.map((thing) => ({ thing }))
const STATES = ['whole', 'open', 'broken', 'glowing', 'empty', 'full'] as const
const states: Cell[] = (
  [
    'treasure_chest',
    'book',
    'jar',
    'egg',
    'letter',
    'door',
    'lantern',
    'bucket',
    'cup',
    'umbrella',
  ] as const
).flatMap((thing) =>
  STATES.map((state) => ({
    thing,
    state,
  })),
)

const newest = THING_IDS.at(-1) ?? 'lantern'

export const sheets: Record<string, () => Sheet> = {
  'newest-thing': () =>
    grid({ cells: STATES.map((state) => ({ thing: newest, state })), columns: 6, ...day }),
  'things-all': () => grid({ cells: all, columns: 16, ...day }),
  'things-1': () => grid({ cells: all.slice(0, 60), columns: 10, ...day }),
  'things-2': () => grid({ cells: all.slice(60), columns: 10, ...day }),
  'things-night': () => grid({ cells: all, columns: 12, ...night }),
  'things-states': () => grid({ cells: states, columns: 6, ...day }),
}
