import { HAIR_COLOR_IDS, HAIR_STYLES } from '@luciole/contract/character'
import { oklch } from '../src/core/color'
import { fill, group } from '../src/core/display-list'
import { placement } from '../src/core/geometry'
import { rectangle } from '../src/core/path'
import { CAST_LIGHTS } from '../src/light/rigs'
import { drawHuman } from '../src/people/human'
import { sampleHuman } from '../src/people/sample-human'
import type { Sheet } from './sheet'

const OUTFITS = ['hoodie', 'tee', 'jumper', 'shirt', 'coat', 'dress'] as const

/** Every cut as a bust, in two skins and colours: the parent's first look. */
const busts = (from: number, shift: number): Sheet => ({
  width: 1540,
  height: 900,
  list: [
    fill(rectangle(0, 0, 1540, 900), oklch(0.88, 0.05, 200)),
    ...HAIR_STYLES.slice(from, from + 11).flatMap((hair, i) =>
      [0, 1].map((row) => {
        const human = sampleHuman({
          hair,
          outfit: OUTFITS[(i + row) % 6] ?? 'tee',
          sex: (i + row) % 2 ? 'male' : 'female',
          hairColor: HAIR_COLOR_IDS[(i * 2 + row * 3 + shift) % HAIR_COLOR_IDS.length] ?? 'black',
          skin: (i * 1.9 + row * 3) % 6.1,
          eyes: row ? 'brown' : 'green',
        })
        const figure = drawHuman({
          human,
          light: CAST_LIGHTS.day,
          feeling: row ? 'happy' : 'calm',
          yaw: 0.3,
          gaze: [0.1, 0],
        })
        const x = 135 + (i % 6) * 258
        const y = Math.floor(i / 6) * 450 + row * 225 + 120
        const [hx, hy] = figure.anchors.head
        return group(
          [
            group(figure.list, {
              transform: placement({ x: x - hx * 1.12, y: y - hy * 1.12, scale: 1.12 }),
            }),
          ],
          {
            clip: rectangle(x - 125, y - 118, 250, 222),
          },
        )
      }),
    ),
  ],
})

export const sheets: Record<string, () => Sheet> = {
  busts_a: () => busts(0, 0),
  busts_b: () => busts(11, 4),
}
