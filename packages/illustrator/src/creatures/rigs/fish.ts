import { group } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import type { Point } from '#core/geometry'
import { ellipse } from '#core/path'
import { cheeks, tear } from '#creatures/face'
import { eye, brow } from '#creatures/eyes'
import { mouth } from '#creatures/mouth'
import { mark, shape } from '#things/painter'
import { markings, stitching } from './coat'
import { turnMatrix, turnedAbout } from './turns'
import type { Figure, RigScene } from './rig'

export const tiltOf = (scene: RigScene) =>
  ({ cheer: -22, jump: -30, dance: -14, reach: -18, offer: -6, sleep: 4, hide: 8 })[
    scene.pose as string
  ] ?? (scene.pose === 'run' ? -4 : 0)

/** A round reef fish with fins it talks with. */
export function fish(scene: RigScene): Figure {
  const { p, c, pose, view, look, head } = scene
  const turn = tiltOf(scene)
  const cy = -62
  const raised =
    pose === 'wave' ||
    pose === 'cheer' ||
    pose === 'point' ||
    pose === 'offer' ||
    pose === 'hold' ||
    pose === 'reach'
  const profile = view === 'profile'
  const back = view === 'back'
  const at = (x: number, y: number): Point => turnedAbout([x, y], turn, [0, cy], 0)
  const fishBrow = (x: number, side: -1 | 1, width: number) =>
    brow(head, { x, y: cy - 31, width, side, color: p.tone(c.coat).deep, thick: 1.3 })
  const stripe = (x: number, w: number) =>
    p.flat(
      shape(`${x - w},-70 ${x + w},-70 ${x + w + 7},0 ${x + w},70 ${x - w},70 ${x - w + 7},0`, {
        y: cy,
      }),
      c.belly,
      { opacity: 0.95 },
    )
  const list: DisplayList = [
    ...p.part(
      shape('14,0 -10,-16 -44,-40 -56,-34! -44,-8 -46,2 -44,12 -58,36! -42,40 -8,18', {
        x: -58,
        y: cy,
      }),
      c.detail,
      (tone) =>
        [-18, 0, 18].map((y) =>
          p.raw(mark(`-66,${cy + y * 0.3} -104,${cy + y * 1.4}`, [0.6, 1.6, 0.5]), tone.deep, {
            opacity: 0.45,
          }),
        ),
    ),
    ...p.part(
      shape('-34,8 -26,-22 -2,-38! 20,-30 34,-10 36,12', { x: -4, y: cy - 40 }),
      c.detail,
      (tone) =>
        [-18, -4, 10].map((x) =>
          p.raw(mark(`${x},${cy - 40} ${x - 4},${cy - 66}`, [0.6, 1.6, 0.5]), tone.deep, {
            opacity: 0.45,
          }),
        ),
    ),
    ...p.part(shape('-14,-8 12,-10 2,24! -16,18', { x: -8, y: cy + 46 }), c.detail),
    ...p.part(
      shape('70,-6 64,-26 40,-46 6,-54 -30,-44 -58,-20 -70,0 -58,20 -30,42 6,52 42,44 64,24', {
        y: cy,
      }),
      c.coat,
      (tone) => [
        ...(scene.plush ? [] : [stripe(-34, 8), stripe(16, 9)]),
        ...(scene.plush
          ? []
          : [-50, -16, -4].flatMap((x, i) =>
              [-18, 4, 24].map((y) =>
                p.raw(
                  mark('-5,-5 3,0 -5,5', [0.5, 1.2, 0.5], { x: x + (i % 2) * 6, y: cy + y }),
                  tone.deep,
                  { opacity: 0.35 },
                ),
              ),
            )),
        ...markings(scene, { x: -60, y: cy - 46, width: 80, height: 80 }, 'fish'),
        p.raw(ellipse(0, cy + 50, 70, 20), tone.shade, { opacity: 0.6, blur: 7 }),
        p.raw(ellipse(-6, cy - 42, 40, 10), tone.high, { opacity: 0.35, blur: 4 }),
        ...stitching(scene, `-20,${cy + 30} 40,${cy + 34}`, { x: -32, y: cy - 6, r: 12 }),
        ...(back ? [] : cheeks({ ...head, turn: 0 }, { apart: 44, y: cy + 14, rx: 11 }).slice(1)),
      ],
    ),
    ...(back
      ? []
      : profile
        ? [
            ...eye(head, {
              x: 42,
              y: cy - 10,
              rx: 12,
              ry: 13,
              side: 1,
              style: 'ringed',
              lid: c.coat,
            }),
            ...fishBrow(42, 1, 8),
            ...tear(head, { x: 42, y: cy + 3 }),
            ...mouth(head, { x: 60, y: cy + 14, w: 8, style: 'line' }),
          ]
        : [
            ...eye(head, {
              x: 26,
              y: cy - 10,
              rx: 12.5,
              ry: 13.5,
              side: -1,
              style: 'ringed',
              lid: c.coat,
            }),
            ...eye(head, {
              x: 55,
              y: cy - 11,
              rx: 9.5,
              ry: 12.5,
              side: 1,
              style: 'ringed',
              lid: c.coat,
            }),
            ...fishBrow(26, -1, 8),
            ...fishBrow(55, 1, 6),
            ...tear(head, { x: 22, y: cy + 3 }),
            ...tear(head, { x: 59, y: cy + 1, k: 0.9 }),
            ...mouth(head, { x: 45, y: cy + 14, w: 11, style: 'line' }),
          ]),
    ...p.part(
      shape('10,-10 14,2 4,14 -20,26 -34,18! -26,2 -12,-10', {
        x: 4,
        y: cy + 14,
        turn: raised ? 130 : look.ears * -12,
      }),
      c.detail,
      (tone) =>
        [0, 1, 2].map((i) =>
          p.raw(
            mark(`6,${-2 + i * 4} -24,${8 + i * 6}`, [0.5, 1.3, 0.4], {
              x: 4,
              y: cy + 14,
              turn: raised ? 130 : look.ears * -12,
            }),
            tone.deep,
            { opacity: 0.5 },
          ),
        ),
    ),
  ]
  return {
    body: [group(list, { transform: turnMatrix(turn, [0, cy], 0) })],
    over: [],
    face: { at: at(38, cy), eye: at(40, cy - 10), mouth: at(48, cy + 14), half: 50 },
    neckSeat: { at: at(-3, cy), half: 55, turn: turn + 90 },
    hatSeat: { at: at(30, cy - 36), half: 27, tilt: turn + 16 },
    hands: raised
      ? { near: at(28, cy + 10), far: at(60, cy + 14) }
      : { near: at(-10, cy + 32), far: at(62, cy + 16) },
    back: at(-10, cy - 50),
    feet: [0, 0],
  }
}
