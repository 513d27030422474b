import { adjust } from '#core/color'
import { group } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import type { Point } from '#core/geometry'
import { ellipse } from '#core/path'
import { cheeks, tear } from '#creatures/face'
import { eye, brow } from '#creatures/eyes'
import { mouth } from '#creatures/mouth'
import { mark, ribbon, shape } from '#things/painter'
import { markings, stitching } from './coat'
import { tiltOf } from './fish'
import { turnMatrix, turnedAbout } from './turns'
import type { Figure, RigScene } from './rig'

/** A whale with a grooved belly; it spouts when it is glad. */
export function whale(scene: RigScene): Figure {
  const { p, c, view, look, head, pose } = scene
  const turn = tiltOf(scene) * 0.6
  const cy = -88
  const at = (x: number, y: number): Point => turnedAbout([x, y], turn, [0, cy], 0)
  const back = view === 'back'
  const glad = look.mouth === 'big' || look.mouth === 'open'
  const raised = ['wave', 'cheer', 'offer', 'hold', 'point', 'reach', 'dance'].includes(pose)
  const flipper = (x: number, y: number, far: boolean): DisplayList =>
    p.part(
      shape('-6,-10 14,-10 18,18 6,56 -10,70! -18,44 -14,12', {
        x,
        y,
        turn: (far ? -22 : 26) + (raised && !far ? -70 : 0),
        k: far ? 0.85 : 1,
      }),
      far ? adjust(c.coat, -0.06) : c.coat,
    )
  const spout: DisplayList =
    glad && !back
      ? [-1, 1].flatMap((side) => [
          p.raw(
            ribbon(
              [
                [70, cy - 62],
                [70 + side * 8, cy - 96],
                [70 + side * 30, cy - 104],
                [70 + side * 38, cy - 86],
              ],
              [3.4, 5, 4.4, 1.5],
            ),
            p.lit('#d8f1f8'),
            { opacity: 0.92 },
          ),
        ])
      : []
  const list: DisplayList = [
    ...spout,
    ...flipper(52, cy + 34, true),
    ...p.part(
      shape('12,12 -12,8 -30,-14 -62,-30! -72,-14 -50,8! -34,18 -62,24! -46,42 -20,36 6,26', {
        x: -124,
        y: cy - 28,
        turn: 16,
      }),
      c.coat,
    ),
    ...p.part(
      shape(
        '-146,-26 -118,-30 -84,-24 -44,-52 10,-70 66,-66 108,-40 124,-4 116,32 84,62 30,74 -26,66 -74,36 -112,-2',
        { y: cy },
      ),
      c.coat,
      (tone) => [
        p.flat(
          shape('130,8 96,14 56,22 10,34 -40,36 -80,30 -40,90 60,100 140,60', { y: cy }),
          c.belly,
        ),
        ...[0, 1, 2, 3].map((i) =>
          p.raw(
            mark(
              `${118 - i * 5},${cy + 22 + i * 11} ${60 - i * 4},${cy + 34 + i * 11} ${-10},${cy + 44 + i * 8}`,
              [0.6, 1.8, 0.5],
            ),
            p.tone(c.belly).deep,
            { opacity: 0.5 },
          ),
        ),
        ...['-40,-36', '-20,-44', '0,-52', '-62,-20', '16,-40', '40,-54', '-30,-22'].map(
          (xy, i) => {
            const [x = 0, y = 0] = xy.split(',').map(Number)
            return p.raw(ellipse(x, cy + y, 3 + (i % 3), 2.4 + (i % 3) * 0.7), tone.high, {
              opacity: 0.5,
            })
          },
        ),
        ...markings(scene, { x: -80, y: cy - 66, width: 150, height: 70 }, 'whale'),
        p.raw(ellipse(0, cy + 74, 120, 22), tone.shade, { opacity: 0.55, blur: 8 }),
        ...stitching(scene, `90,${cy + 40} 0,${cy + 56}`, { x: -10, y: cy - 20, r: 15 }),
        ...(back ? [] : cheeks({ ...head, turn: 0 }, { apart: 82, y: cy + 8, rx: 13 }).slice(1)),
      ],
    ),
    ...(back
      ? []
      : [
          ...eye(head, { x: 62, y: cy - 6, rx: 9.4, ry: 11, side: -1, lid: c.coat }),
          ...brow(head, { x: 62, y: cy - 25, width: 10, side: -1, color: p.tone(c.coat).deep }),
          ...tear(head, { x: 59, y: cy + 5, k: 1.5 }),
          ...(view === 'profile'
            ? []
            : [
                ...eye(head, { x: 106, y: cy - 8, rx: 6.6, ry: 10, side: 1, lid: c.coat }),
                ...brow(head, {
                  x: 105,
                  y: cy - 26,
                  width: 7,
                  side: 1,
                  color: p.tone(c.coat).deep,
                }),
                ...tear(head, { x: 108, y: cy + 2, k: 1.2 }),
              ]),
          ...(glad
            ? mouth(head, { x: 90, y: cy + 20, w: 14, style: 'line' })
            : [
                p.flat(
                  mark(
                    look.mouth === 'frown' || look.mouth === 'wave'
                      ? '64,26 84,20 104,20 118,26'
                      : '60,20 80,27 102,25 120,14',
                    [0.8, 1.8, 0.8],
                    { y: cy },
                  ),
                  c.line,
                  { opacity: 0.75 },
                ),
              ]),
        ]),
    ...flipper(4, cy + 42, false),
  ]
  return {
    body: [group(list, { transform: turnMatrix(turn, [0, cy], 0) })],
    over: [],
    face: { at: at(80, cy), eye: at(70, cy - 6), mouth: at(96, cy + 20), half: 64 },
    neckSeat: { at: at(26, cy + 2), half: 74, turn: turn + 90 },
    hatSeat: { at: at(66, cy - 58), half: 38, tilt: turn + 8 },
    noseSeat: { at: at(116, cy - 36), half: 16, tilt: turn + 50 },
    hands: {
      near: at(raised ? 44 : -32, cy + 98),
      // What a whale holds it balances on its nose.
      far: pose === 'hold' ? at(118, cy - 18) : at(70, cy + 60),
    },
    back: at(-10, cy - 66),
    feet: [0, 0],
  }
}
