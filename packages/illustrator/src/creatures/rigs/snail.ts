import { line } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import type { Point } from '#core/geometry'
import { curve, ellipse, openLine } from '#core/path'
import { mouth } from '#creatures/mouth'
import { stalkEyes } from '#creatures/heads/snail'
import { ink, mark, shape } from '#things/painter'
import { markings, stitching } from './coat'
import type { Figure, RigScene } from './rig'

/** A snail: a shell with its spiral on one long soft foot. */
export function snail(scene: RigScene): Figure {
  const { p, c, head, view, pose } = scene
  const back = view === 'back'
  const hidden = pose === 'hide' || pose === 'ball'
  const asleep = pose === 'sleep'
  const up = ['cheer', 'reach', 'wave', 'dance', 'listen'].includes(pose) ? 16 : asleep ? -22 : 0
  const hx = 66
  const hy = -62 - up
  const shell = { x: -16, y: -66 }
  const spiral: Point[] = Array.from({ length: 26 }, (_, i) => {
    const a = i * 0.52 + 2.5
    const r = 44 * (1 - i / 27) ** 0.8
    return [shell.x + Math.cos(a) * r, shell.y + 2 + Math.sin(a) * r * 0.96]
  })
  const face = { ...head, back }
  const soft: DisplayList = hidden
    ? p.part(shape('-80,-8 -50,-20 40,-20 66,-8 60,0 -70,0'), c.belly)
    : [
        ...p.part(
          shape(
            `-96,-2! -70,-16 -30,-24 20,-26 40,-42 48,${hy + 12} 66,${hy - 16} 90,${hy + 2} 92,${hy + 30} 84,-24 80,-8 70,0 -60,1`,
          ),
          c.belly,
          (tone) => [p.raw(ellipse(0, 2, 90, 10), tone.shade, { opacity: 0.6, blur: 5 })],
        ),
        ...(back ? [] : stalkEyes(face, { x: hx + 4, y: hy - 4, height: asleep ? 14 : 36 })),
        ...(back ? [] : mouth(face, { x: hx + 8, y: hy + 18, w: 10, style: 'line' })),
        ...(back ? [] : [p.raw(ellipse(hx - 6, hy + 18, 8, 6), ink('#ea6a5e'), { opacity: 0.3 })]),
      ]
  return {
    body: [
      ...soft,
      ...p.part(ellipse(shell.x, shell.y, 56, 54), c.coat, (tone) => [
        line(openLine(curve(spiral, 3)), tone.deep, 8, { opacity: 0.55 }),
        line(
          openLine(
            curve(
              spiral.map(([x, y]): Point => [x - 6, y - 6]),
              3,
            ),
          ),
          tone.high,
          3,
          { opacity: 0.6 },
        ),
        ...[0, 1, 2, 3, 4, 5, 6].map((i) => {
          const a = i * 0.62 + 3.2
          return p.flat(
            mark(
              `${shell.x + Math.cos(a) * 44},${shell.y + Math.sin(a) * 42} ${shell.x + Math.cos(a) * 54},${shell.y + Math.sin(a) * 52}`,
              [2, 4, 3],
            ),
            c.detail,
            { opacity: 0.6 },
          )
        }),
        ...markings(scene, { x: shell.x - 46, y: shell.y - 46, width: 90, height: 80 }, 'shell'),
        p.raw(ellipse(shell.x, shell.y + 52, 56, 20), tone.shade, { opacity: 0.55, blur: 7 }),
        ...stitching(scene, `${shell.x - 40},${shell.y + 20} ${shell.x + 34},${shell.y + 34}`, {
          x: shell.x + 20,
          y: shell.y - 20,
          r: 12,
        }),
      ]),
    ],
    over: [],
    face: { at: [hx + 6, hy - 20], eye: [hx + 8, hy - 40], mouth: [hx + 12, hy + 18], half: 34 },
    ...(hidden ? {} : { neckSeat: { at: [hx + 3, hy + 34] as Point, half: 23 } }),
    hands: { near: [hx + 22, hy + 26], far: [hx + 30, hy + 20] },
    back: [shell.x, shell.y - 54],
    feet: [0, 0],
  }
}
