import { adjust } from '#core/color'
import { group } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import type { Point } from '#core/geometry'
import { ellipse } from '#core/path'
import { cheeks, tear } from '#creatures/face'
import { eye, brow } from '#creatures/eyes'
import { mark, shape } from '#things/painter'
import { markings, stitching } from './coat'
import { tiltOf } from './fish'
import { turnMatrix, turnedAbout } from './turns'
import type { Figure, RigScene } from './rig'

const WIDE_OPEN: ReadonlySet<string> = new Set(['big', 'open', 'ah', 'grin', 'round'])
const DOWN: ReadonlySet<string> = new Set(['frown', 'wave'])
const TEETH = '#fdf9ee'

/** A shark: a great many teeth, and a kind eye. */
export function shark(scene: RigScene): Figure {
  const { p, c, view, look, head, pose } = scene
  const turn = tiltOf(scene) * 0.6
  const cy = -84
  const at = (x: number, y: number): Point => turnedAbout([x, y], turn, [0, cy], 0)
  const back = view === 'back'
  const isOpen = WIDE_OPEN.has(look.mouth)
  const raised = ['wave', 'cheer', 'offer', 'hold', 'point', 'reach', 'dance'].includes(pose)
  const fin = (x: number, y: number, far: boolean): DisplayList =>
    p.part(
      shape('-22,-8 18,-10 16,14 0,40 -34,74! -28,36', {
        x,
        y,
        turn: (far ? -34 : 10) + (raised ? (far ? 40 : -118) : 0),
        k: far ? 0.8 : 1,
      }),
      far ? adjust(c.coat, -0.06) : c.coat,
    )
  /** Down from the upper lip, or up from the lower one. */
  const tooth = (x: number, y: number, size: number, turned: number) =>
    p.flat(shape('-6,0! 0,11! 6,0!', { x, y: cy + y, k: size, turn: turned }), TEETH)
  const jaws: DisplayList = isOpen
    ? [
        p.flat(shape('36,6! 62,18 96,18 130,2! 122,34 98,52 70,46 48,28', { y: cy }), '#5a2028'),
        p.flat(shape('58,34 78,27 102,30 112,38 96,49 74,45', { y: cy }), '#d9737a'),
        ...[
          [47, 10, 0.8, -14],
          [60, 16, 1, -10],
          [75, 18, 1.1, -3],
          [90, 18, 1.1, 2],
          [105, 15, 1, 10],
          [118, 9, 0.8, 16],
        ].map(([x = 0, y = 0, k = 1, r = 0]) => tooth(x, y, k, r)),
        ...[
          [60, 38, 0.75, 200],
          [78, 48, 0.8, 188],
          [97, 50, 0.8, 176],
          [112, 43, 0.7, 160],
        ].map(([x = 0, y = 0, k = 1, r = 0]) => tooth(x, y, k, r)),
      ]
    : [
        ...[
          [60, DOWN.has(look.mouth) ? 20 : 22, 0.7, -8],
          [78, DOWN.has(look.mouth) ? 17 : 25, 0.75, 0],
          [97, DOWN.has(look.mouth) ? 18 : 23, 0.7, 6],
        ].map(([x = 0, y = 0, k = 1, r = 0]) => tooth(x, y, k, r)),
        p.flat(
          mark(
            DOWN.has(look.mouth) ? '46,26 66,18 92,16 118,24' : '42,12 62,23 92,25 122,10',
            [0.8, 2, 0.8],
            { y: cy },
          ),
          c.line,
          { opacity: 0.8 },
        ),
      ]
  const list: DisplayList = [
    ...fin(50, cy + 30, true),
    ...p.part(
      shape('14,12 -10,10 -26,28 -46,52! -40,16 -34,-8 -50,-40 -64,-84! -30,-54 -6,-16 12,-14', {
        x: -128,
        y: cy - 6,
      }),
      c.coat,
    ),
    ...p.part(
      shape('-34,16 -26,-16 -22,-50 -34,-78! 0,-58 26,-24 44,16', { x: 0, y: cy - 40 }),
      c.coat,
      (tone) => [
        p.raw(mark(`-14,${cy - 96} -8,${cy - 72} 8,${cy - 52}`, [0.6, 1.8, 0.5]), tone.deep, {
          opacity: 0.4,
        }),
      ],
    ),
    ...p.part(
      shape(
        '-146,-14 -112,-24 -60,-44 0,-58 60,-56 104,-40 134,-12 138,4 124,24 92,50 40,58 -30,48 -96,22 -146,10',
        { y: cy },
      ),
      c.coat,
      (tone) => [
        p.flat(
          shape('146,8 122,6 96,14 60,12 34,6 10,22 -40,22 -110,14 -150,20 -60,90 60,100 140,60', {
            y: cy,
          }),
          c.belly,
        ),
        ...[0, 1, 2].map((i) =>
          p.raw(
            mark(
              `${18 - i * 13},${cy - 20 + i * 2} ${10 - i * 13},${cy} ${16 - i * 13},${cy + 22 - i * 2}`,
              [0.6, 2, 0.6],
            ),
            tone.deep,
            { opacity: 0.6 },
          ),
        ),
        ...['-50,-26', '-30,-34', '-72,-20', '-10,-44', '-92,-10'].map((xy, i) => {
          const [x = 0, y = 0] = xy.split(',').map(Number)
          return p.raw(ellipse(x, cy + y, 3 + (i % 3), 2.4 + (i % 2)), tone.high, { opacity: 0.45 })
        }),
        ...markings(scene, { x: -80, y: cy - 56, width: 140, height: 60 }, 'shark'),
        p.raw(ellipse(0, cy + 58, 110, 18), tone.shade, { opacity: 0.5, blur: 8 }),
        ...stitching(scene, `60,${cy + 34} -20,${cy + 40}`, { x: -30, y: cy - 14, r: 14 }),
        ...(back ? [] : cheeks({ ...head, turn: 0 }, { apart: 74, y: cy + 2, rx: 11 }).slice(1)),
      ],
    ),
    ...(back
      ? []
      : [
          ...jaws,
          ...eye(head, { x: 62, y: cy - 16, rx: 10, ry: 11.5, side: -1, lid: c.coat }),
          ...brow(head, { x: 62, y: cy - 35, width: 10, side: -1, color: p.tone(c.coat).deep }),
          ...tear(head, { x: 59, y: cy - 5, k: 1.4 }),
          ...(view === 'profile'
            ? []
            : [
                ...eye(head, { x: 104, y: cy - 17, rx: 7, ry: 10, side: 1, lid: c.coat }),
                ...brow(head, {
                  x: 103,
                  y: cy - 34,
                  width: 7,
                  side: 1,
                  color: p.tone(c.coat).deep,
                }),
                ...tear(head, { x: 106, y: cy - 7, k: 1.1 }),
              ]),
        ]),
    ...fin(-4, cy + 38, false),
  ]
  return {
    body: [group(list, { transform: turnMatrix(turn, [0, cy], 0) })],
    over: [],
    face: { at: at(78, cy), eye: at(70, cy - 16), mouth: at(88, cy + 22), half: 60 },
    neckSeat: { at: at(24, cy), half: 60, turn: turn + 90 },
    hatSeat: { at: at(72, cy - 46), half: 36, tilt: turn + 8 },
    hands: { near: at(raised ? 44 : -30, raised ? cy + 20 : cy + 98), far: at(62, cy + 60) },
    back: at(-40, cy - 48),
    feet: [0, 0],
  }
}
