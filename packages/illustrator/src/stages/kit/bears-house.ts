import { adjust, mix, oklch } from '#core/color'
import { fill } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import { ellipse } from '#core/path'
import { contactShadow } from '#light/part'
import type { Scene } from '#stages/scene'
import { canopy } from './canopies'
import { mark, repeat, solid, stamp } from './stamp'

const WHOLE = { x: 0, y: 0, w: 1 }

/** Out of the trunk, round a bend and up. */
const stovePipe = (scene: Scene): DisplayList => {
  const iron = oklch(0.5, 0.03, 40)
  return [
    ...solid(
      scene,
      stamp('240,566c 288,566 300,556 300,512c 300,462c 342,462c 342,534 322,604 240,606c', WHOLE),
      iron,
    ),
    ...solid(
      scene,
      stamp('-1,-1c 1,-1c 1,1c -1,1c', { x: 246, y: 586, w: 9, h: 28 }),
      adjust(iron, -0.08),
    ),
    ...solid(
      scene,
      stamp('-1,-1c 1,-1c 1,1c -1,1c', { x: 321, y: 512, w: 25, h: 7 }),
      adjust(iron, -0.08),
    ),
    ...solid(
      scene,
      stamp('-1,-1c 1,-1c 1,1c -1,1c', { x: 321, y: 460, w: 29, h: 9 }),
      adjust(iron, -0.08),
    ),
  ]
}

/** A house in a hollow tree, with a cold chimney, and ivy on its way to the bridge. */
export function bearsHouse(scene: Scene): DisplayList {
  const bark = scene.env.bark
  const lit = scene.env.dark ? oklch(0.85, 0.12, 80) : oklch(0.78, 0.05, 210)
  const ivy = mix(scene.env.leaf, oklch(0.5, 0.1, 145), 0.6)
  return [
    contactShadow({ x: 190, y: 872, rx: 210, color: scene.shade, strength: 0.45 }),
    ...solid(
      scene,
      stamp(
        '-1.5,.02 -1.05,-.1 -.86,-.5 -.9,-1.9c .9,-1.9c .84,-.5 1.05,-.1 1.5,.02 .5,.06 -.5,.06',
        { x: 180, y: 868, w: 118, h: 300 },
      ),
      bark,
      (tone) =>
        repeat(16, (i) =>
          fill(
            mark(
              '0,0 3,-60 -3,-130',
              { x: 92 + i * 12, y: 860 - ((i * 67) % 260), w: 1 },
              [0.8, 4, 0.6],
            ),
            i % 2 ? tone.high : tone.deep,
            { opacity: 0.36 },
          ),
        ),
    ),
    ...canopy(scene, 'crown', [
      [20, 330, 190, 120],
      [330, 330, 190, 120],
      [180, 210, 250, 150],
      [170, 380, 200, 90],
    ]),
    ...stovePipe(scene),
    ...solid(
      scene,
      stamp('-1,0c -1,-.9 -.6,-1.5 0,-1.64 .6,-1.5 1,-.9 1,0c', { x: 168, y: 868, w: 62, h: 106 }),
      adjust(bark, -0.12),
    ),
    ...solid(
      scene,
      stamp('-1,0c -1,-.9 -.6,-1.5 0,-1.64 .6,-1.5 1,-.9 1,0c', { x: 168, y: 868, w: 50, h: 98 }),
      oklch(0.52, 0.1, 45),
    ),
    fill(ellipse(200, 800, 6, 6), oklch(0.8, 0.12, 85)),
    ...solid(scene, ellipse(180, 612, 50, 50), adjust(bark, 0.1)),
    fill(ellipse(180, 612, 39, 39), lit),
    fill(
      mark('180,573 180,651', WHOLE, [4, 4, 4]) + mark('141,612 219,612', WHOLE, [4, 4, 4]),
      adjust(bark, 0.08),
    ),
    ...canopy({ ...scene, env: { ...scene.env, leaf: ivy } }, 'ivy', [
      [118, 742, 26, 90],
      [244, 700, 22, 110],
      [176, 690, 74, 22],
      [300, 850, 66, 24],
      [400, 868, 60, 20],
    ]),
  ]
}
