import type { DisplayList } from '#core/display-list'
import type { Lab } from '#core/color'
import type { Point } from '#core/geometry'
import { ellipse, spline } from '#core/path'
import type { Knot } from '#core/path'
import { mark, shape } from '#things/painter'
import type { Details } from '#things/painter'
import { cheeks, nose, tear } from '#creatures/face'
import { brow, eye } from '#creatures/eyes'
import { glassFromSide } from '#creatures/eyewear'
import { mouth } from '#creatures/mouth'
import type { HeadScene } from '#creatures/face'

/** Where things are on a head, in head units, seen three-quarter. */
export interface HeadArt {
  draw: (scene: HeadScene) => DisplayList
  profile?: ProfileArt
  eye: Point
  mouth: Point
  /** Top of ears or horns, half the width, and the chin. */
  top: number
  half: number
  chin: number
  /** For those who hold things with trunk or mouth. */
  hold?: (scene: HeadScene) => Point
}

export interface ProfileArt {
  skull: string
  muzzle?: string
  muzzleColor?: 'belly' | 'coat'
  nose?: readonly [x: number, y: number, rx: number, ry: number]
  eye: readonly [x: number, y: number, rx: number]
  smile?: string
  behind?: (scene: HeadScene) => DisplayList
  over?: (scene: HeadScene) => DisplayList
  marking?: (scene: HeadScene) => Details
  eyeStyle?: 'warm' | 'bead' | 'slit' | 'ringed' | 'flat'
}

/** Soft dark on the side away from the light and under the chin: the head becomes a ball. */
export const shading =
  (scene: HeadScene, chin = 60): Details =>
  (tone) => [
    scene.p.raw(ellipse(scene.p.light.x > 0 ? -56 : 56, 10, 24, 62), tone.shade, {
      opacity: 0.45,
      blur: 8,
    }),
    scene.p.raw(ellipse(0, chin + 2, 50, 15), tone.shade, { opacity: 0.42, blur: 6 }),
  ]

/** Outline of a skull with its right half slid by the turn. */
export const turned = (text: string, turn: number, reach = 6): string => {
  const shifted = text
    .trim()
    .split(/\s+/)
    .map((pair): Knot => {
      const isCorner = pair.endsWith('!')
      const [x = 0, y = 0] = pair.replace('!', '').split(',').map(Number)
      const low = Math.max(0, (y + 10) / 60)
      const px = x + turn * reach * low
      return isCorner ? [px, y, 'corner'] : [px, y]
    })
  return spline(shifted)
}

export const both = (draw: (side: -1 | 1) => DisplayList): DisplayList => [...draw(-1), ...draw(1)]

/** Short strokes that follow the fur. */
export const fur = (
  scene: HeadScene,
  marks: readonly string[],
  color: Lab,
  opacity = 0.5,
): DisplayList => marks.map((text) => scene.p.raw(mark(text, [0.5, 1.2, 0.3]), color, { opacity }))

export function profileHead(scene: HeadScene, art: ProfileArt): DisplayList {
  const { p, c } = scene
  const side: HeadScene = {
    ...scene,
    turn: 0.4,
    gaze: [Math.max(0.3, scene.gaze[0]), scene.gaze[1]],
  }
  const [ex, ey, er] = art.eye
  return [
    ...(art.behind?.(side) ?? []),
    ...p.part(shape(art.skull), c.coat, (tone) => [
      ...(art.marking?.(side)(tone) ?? []),
      ...shading(side)(tone),
      ...cheeks({ ...side, turn: 0 }, { apart: -ex + 12, y: ey + 20, rx: 11 }).slice(0, 1),
    ]),
    ...(art.muzzle ? p.part(shape(art.muzzle), art.muzzleColor === 'coat' ? c.coat : c.belly) : []),
    ...(art.smile ? mouthLine(side, art.smile) : []),
    ...(art.nose
      ? nose(side, {
          x: art.nose[0],
          y: art.nose[1],
          rx: art.nose[2],
          ry: art.nose[3],
          kind: 'oval',
        })
      : []),
    ...eye(side, {
      x: ex,
      y: ey,
      rx: er,
      ry: er * 1.22,
      side: 1,
      ...(art.eyeStyle ? { style: art.eyeStyle } : {}),
    }),
    ...brow(side, {
      x: ex,
      y: ey - er * 2,
      width: er * 1.1,
      side: -1,
      color: p.tone(c.coat).deep,
    }),
    ...tear(side, { x: ex + 2, y: ey + er * 0.9 }),
    ...glassFromSide(side, { x: ex, y: ey, rx: er }),
    ...(art.over?.(side) ?? []),
  ]
}

const mouthLine = (scene: HeadScene, smile: string): DisplayList => {
  const [x = 0, y = 0] = (smile.split(' ')[0] ?? '0,0').split(',').map(Number)
  const opens = ['open', 'big', 'round', 'ah', 'grin'].includes(scene.look.mouth)
  return opens
    ? mouth(scene, { x: x - 9, y: y + 2, w: 9, style: 'line' })
    : [scene.p.flat(mark(smile, [0.8, 1.4, 0.8]), scene.c.line)]
}
