import { adjust } from '#core/color'
import type { DisplayList } from '#core/display-list'
import type { Point } from '#core/geometry'
import { ellipse } from '#core/path'
import { ribbon, shape } from '#things/painter'
import { cheeks } from '#creatures/face'
import { stalkEyes } from '#creatures/heads/snail'
import { mouth } from '#creatures/mouth'
import { markings, stitching } from './coat'
import type { Figure, RigScene } from './rig'

const RAISED = new Set(['wave', 'cheer', 'jump', 'dance', 'reach', 'hide', 'cry'])
const FORWARD = new Set(['offer', 'point', 'hold'])

/** A crab: a wide shell, six legs, two claws that talk. */
export function crab(scene: RigScene): Figure {
  const { p, c, head, pose, view } = scene
  const back = view === 'back'
  const low = pose === 'sleep' || pose === 'sit' || pose === 'ball'
  const y = low ? -34 : -52
  const legs = ([-1, 1] as const).flatMap((side) =>
    [0, 1, 2].flatMap((i) =>
      p.part(
        ribbon(
          [
            [side * 40, y + 8 + i * 4],
            [side * (74 + i * 4), y - 4 + i * 10],
            [side * (84 - i * 10), -2],
          ],
          [6.4, 5.4, 2.2],
        ),
        adjust(c.coat, -0.06),
      ),
    ),
  )
  const claw = (side: -1 | 1): { list: DisplayList; hand: Point } => {
    const up = RAISED.has(pose) && (side > 0 || pose !== 'wave')
    const out = FORWARD.has(pose) && side > 0
    const hand: Point = up ? [side * 78, y - 62] : out ? [112, y - 14] : [side * 88, y - 10]
    return {
      hand,
      list: [
        ...p.part(ribbon([[side * 46, y - 6], [side * 76, y + 2], hand], [9, 8, 9]), c.coat),
        ...p.part(
          shape('-14,8 -18,-12 -8,-32 2,-38! 2,-20! 8,-36! 20,-24 20,-4 10,10', {
            x: hand[0],
            y: hand[1],
            kx: side,
            ky: 1,
            turn: up ? 0 : side * 34,
          }),
          c.coat,
        ),
      ],
    }
  }
  const [left, right] = [claw(-1), claw(1)]
  const face = { ...head, back }
  return {
    body: [
      ...legs,
      ...left.list,
      ...right.list,
      ...(back
        ? []
        : stalkEyes(
            { ...face, c: { ...c, belly: c.coat } },
            { x: 4, y: y - 30, height: low ? 14 : 26 },
          )),
      ...p.part(
        shape('-64,-4 -52,-28 -24,-42 24,-42 52,-28 64,-4 48,20 20,30 -20,30 -48,20', { y }),
        c.coat,
        (tone) => [
          p.flat(ellipse(2, y + 26, 44, 16), c.belly, { opacity: 0.85 }),
          ...markings(scene, { x: -50, y: y - 38, width: 100, height: 30 }, 'crab'),
          p.raw(ellipse(-14, y - 30, 26, 8), tone.high, { opacity: 0.4, blur: 4 }),
          p.raw(ellipse(0, y + 30, 60, 12), tone.shade, { opacity: 0.5, blur: 6 }),
          ...cheeks({ ...face, turn: 0.2 }, { apart: 34, y: y + 2, rx: 10 }),
          ...stitching(scene, `-40,${y - 26} 40,${y - 26}`, { x: 34, y: y + 8, r: 10 }),
        ],
      ),
      ...mouth(face, { x: 6, y: y + 4, w: 15, style: 'line' }),
    ],
    over: [],
    face: { at: [4, y - 20], eye: [6, y - 60], mouth: [6, y + 4], half: 60 },
    neckSeat: { at: [0, y + 14], half: 52 },
    hatSeat: { at: [4, y - (low ? 56 : 68)], half: 34 },
    hands: { near: left.hand, far: right.hand },
    back: [0, y - 42],
    feet: [0, 0],
  }
}
