import { group } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import type { Point } from '#core/geometry'
import { ellipse } from '#core/path'
import { brow, eye } from '#creatures/eyes'
import { cheeks, tear } from '#creatures/face'
import { mouth } from '#creatures/mouth'
import { mark, ribbon, shape } from '#things/painter'
import { markings, stitching } from './coat'
import { tiltOf } from './fish'
import type { Figure, RigScene } from './rig'
import { turnMatrix, turnedAbout } from './turns'

const SPINE = '-2,-106 -14,-88 -9,-64 -2,-46 -9,-28 -13,-13 -3,-3 12,-3 19,-13 12,-21 5,-15'
const GIRTH = [14, 17, 21, 20, 15, 11, 8.5, 7, 5.4, 4, 2.4]
const MIDDLE: Point = [0, -70]
const TALKS: ReadonlySet<string> = new Set(['wave', 'cheer', 'point', 'offer', 'hold', 'reach'])

/** A knight of a fish: it stands up straight, holds on by its tail and bows with its neck. */
export function seahorse(scene: RigScene): Figure {
  const { p, c, pose, view, head, look } = scene
  const turn = tiltOf(scene)
  const back = view === 'back'
  const at = (x: number, y: number): Point => turnedAbout([x, y], turn, MIDDLE, 0)
  const rings = [-84, -72, -60, -48, -37, -27]
  const fin = TALKS.has(pose) ? -46 : look.ears * 8
  const sight = (x: number, rx: number, side: -1 | 1): DisplayList => [
    ...eye(head, { x, y: -126, rx, ry: rx * 1.16, side, style: 'ringed', lid: c.coat }),
    ...brow(head, {
      x,
      y: -126 - rx * 1.9,
      width: rx * 0.7,
      side,
      color: p.tone(c.coat).deep,
      thick: 1.2,
    }),
    ...tear(head, { x: x + side * 3, y: -126 + rx, k: 0.8 }),
  ]
  const list: DisplayList = [
    ...p.part(shape('-20,-86! -46,-84 -54,-68 -46,-52 -22,-50!'), c.detail, (tone) =>
      [-80, -72, -64, -56].map((y) =>
        p.raw(mark(`-22,${y + 2} -48,${y}`, [0.6, 1.5, 0.4]), tone.deep, { opacity: 0.45 }),
      ),
    ),
    ...p.part(ribbon(SPINE, GIRTH), c.coat, (tone) => [
      p.flat(ribbon('6,-100 6,-84 14,-62 16,-46 5,-28 0,-16', [6, 10, 11, 9, 6, 3]), c.belly, {
        opacity: 0.9,
      }),
      ...rings.map((y) =>
        p.raw(mark(`-34,${y + 5} -6,${y + 8} 24,${y}`, [0.6, 1.5, 0.6]), tone.deep, {
          opacity: 0.36,
        }),
      ),
      ...markings(scene, { x: -30, y: -98, width: 30, height: 70 }, 'seahorse'),
      p.raw(ribbon('-22,-92 -24,-64 -20,-40', [2, 4, 2]), tone.shade, { opacity: 0.5, blur: 4 }),
      ...stitching(scene, '-10,-92 2,-40', { x: -14, y: -60, r: 8 }),
    ]),
    ...[-12, 0, 12].flatMap((x) =>
      p.part(
        shape('-6,4 0,-18 7,3', { x: x - 2, y: -148 + Math.abs(x) * 0.4, turn: x * 2 }),
        c.detail,
      ),
    ),
    ...p.part(
      shape(
        '-27,-4 -24,-22 -6,-29 14,-27 27,-16 32,-4! 50,1 62,0! 66,12! 50,15 32,16 18,24 -4,25 -22,16',
        {
          x: 2,
          y: -124,
        },
      ),
      c.coat,
      (tone) => [
        p.raw(ellipse(66, -118, 5, 8), tone.deep, { opacity: 0.55 }),
        p.raw(mark('40,-122 42,-110', [0.5, 1.3, 0.5]), tone.deep, { opacity: 0.4 }),
        p.raw(mark('50,-122 52,-109', [0.5, 1.3, 0.5]), tone.deep, { opacity: 0.4 }),
        p.raw(ellipse(-2, -146, 20, 7), tone.high, { opacity: 0.4, blur: 3 }),
        ...(back ? [] : cheeks({ ...head, turn: 0 }, { apart: 12, y: -110, rx: 7 }).slice(1)),
      ],
    ),
    ...(back ? [] : [...sight(2, 10.5, -1), ...sight(26, 8, 1)]),
    ...(back ? [] : mouth(head, { x: 22, y: -105, w: 9, style: 'line' })),
    ...p.part(shape('6,-6 10,6 0,16 -18,20 -24,8! -16,-4', { x: -6, y: -82, turn: fin }), c.detail),
  ]
  return {
    body: [group(list, { transform: turnMatrix(turn, MIDDLE, 0) })],
    over: [],
    neckSeat: { at: at(-6, -95), half: 21, turn: turn + 12 },
    hatSeat: { at: at(6, -146), half: 26, tilt: -6 },
    face: { at: at(12, -124), eye: at(14, -126), mouth: at(22, -105), half: 42 },
    hands: { near: at(-18, -76), far: at(16, -66) },
    back: at(-14, -98),
    feet: [0, 0],
  }
}
