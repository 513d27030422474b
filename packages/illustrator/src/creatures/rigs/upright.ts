import { adjust } from '#core/color'
import type { DisplayList } from '#core/display-list'
import type { Point } from '#core/geometry'
import { ellipse, spline } from '#core/path'
import { quills } from '#creatures/heads/hedgehog'
import { mark, ribbon } from '#things/painter'
import { markings, stitching } from './coat'
import { arm, bootSole, chain, leg } from './limbs'
import type { PawReach } from '#creatures/attitudes'
import { pawTo } from './paw-to'
import type { Figure, RigScene, TwoLegs } from './rig'
import { STANCES } from './stances'
import { tail } from './tails'
import { batWing } from './wings'

/** A pear of a body on two short legs, with arms. */
export function upright(scene: RigScene, two: TwoLegs): Figure {
  const { p, c, build, pose, view, plush } = scene
  const back = view === 'back'
  const seated = pose === 'sit' || pose === 'peek' || pose === 'ball'
  const { attitude } = scene
  const stance = STANCES[pose] ?? STANCES.stand
  const {
    shoulder,
    hip,
    torso,
    leg: legLength,
    arm: armLength,
    armWidth,
    legWidth,
    foot: size,
  } = two
  const hipY = seated ? -hip * 0.34 : -legLength - (stance.up ?? 0)
  const leans = attitude ? attitude.lean * (seated ? 0.6 : 1) : seated ? 0 : (stance.lean ?? 0)
  const lean = (leans * Math.PI) / 180
  const along = (u: number, v: number): Point => [
    u * Math.cos(lean) + Math.sin(lean) * torso * (1 - v),
    hipY + u * Math.sin(lean) - Math.cos(lean) * torso * (1 - v),
  ]
  const neck = along(0, 0)
  const mirror = back ? -1 : 1
  const headReach = build.head.half * build.headScale
  const headAt: Point = [neck[0] + 4, neck[1] - build.head.chin * build.headScale * 0.66]
  const lengthFor = (angle: number) =>
    seated || Math.abs(angle) < 90 || stance.armsOver
      ? armLength
      : Math.max(armLength * 1.1, headReach * 1.02)
  const armOf = (side: -1 | 1, own: readonly [number, number]) => {
    const asked: PawReach = (side < 0 ? attitude?.near : attitude?.far) ?? own
    const from = along(side * shoulder * (side < 0 ? 0.82 : 0.74) * mirror, 0.2)
    const limb = (upper: number, lower: number, length: number) =>
      arm(scene, { from, upper, lower, length, width: armWidth, far: side > 0 })
    if (typeof asked !== 'string')
      return limb(asked[0] * mirror, asked[1] * mirror, lengthFor(asked[0]))
    const places = {
      mouth: [
        headAt[0] + scene.head.turn * 16 + side * armWidth * 0.6,
        headAt[1] + build.head.mouth[1] * build.headScale + armWidth * 0.9 + 8,
      ],
      chest: along(side * armWidth * 0.7 + 4, 0.4),
      belly: along(side * armWidth * 0.9 + 4, 0.66),
    } as const
    return limb(...pawTo({ from, to: places[asked], length: armLength, side }))
  }
  const near = armOf(-1, seated ? [12, 34] : stance.near)
  const far = armOf(1, seated ? [22, 8] : stance.far)
  const isAtMouth = (paw: PawReach | undefined) => paw === 'mouth'
  const isFarBefore = typeof attitude?.far === 'string'
  const legOf = (sign: -1 | 1, angles: readonly [number, number], isFar: boolean) => {
    const joints = chain(along(sign * hip * 0.5, 0.94), [
      [angles[0], legLength * 0.5],
      [angles[1], legLength * 0.42],
    ])
    return leg(scene, {
      joints,
      widths: [legWidth * 1.25, legWidth * 1.05, legWidth * 0.92],
      size,
      far: isFar,
      lift: angles[1] < -20 ? -angles[1] * 0.7 : 0,
    })
  }
  const sole = (x: number, far: boolean): DisplayList => [
    ...p.part(
      ellipse(x * 0.86, -size * 1.05, legWidth * 1.25, size * 1.1),
      far ? adjust(c.coat, -0.05) : c.coat,
    ),
    ...(scene.boots
      ? bootSole(scene, scene.boots, { x: x + (far ? 8 : 3), y: -size * 1.12, size })
      : bareSole(x, far)),
  ]
  const bareSole = (x: number, far: boolean): DisplayList =>
    p.part(
      ellipse(x + (far ? 8 : 3), -size * 1.12, size * 1.12, size * 1.32),
      far ? adjust(c.coat, -0.03) : adjust(c.coat, 0.01),
      () => [
        p.flat(ellipse(x + (far ? 9 : 4), -size * 0.92, size * 0.58, size * 0.62), c.inner, {
          opacity: 0.85,
        }),
        ...(plush
          ? []
          : [-0.5, 0, 0.5].map((dx) =>
              p.flat(
                ellipse(x + (far ? 9 : 4) + dx * size, -size * 1.86, size * 0.2, size * 0.22),
                c.inner,
                { opacity: 0.85 },
              ),
            )),
      ],
    )
  const flat = (u: number, v: number): readonly [number, number] => along(u, v)
  const outline = spline([
    flat(-shoulder * 0.42, -0.04),
    flat(-shoulder * 0.92, 0.14),
    flat(-(shoulder + hip) * 0.5, 0.48),
    flat(-hip * 1.06, 0.8),
    flat(-hip * 0.9, 1.08),
    flat(0, 1.2),
    flat(hip * 0.88, 1.08),
    flat(hip * 1.02, 0.8),
    flat((shoulder + hip) * 0.48, 0.48),
    flat(shoulder * 0.84, 0.14),
    flat(shoulder * 0.4, -0.04),
  ])
  const slide = 5
  const bellyShape = spline([
    flat(-shoulder * 0.3 + slide, -0.02),
    flat(-hip * 0.58 + slide, 0.5),
    flat(-hip * 0.56 + slide, 0.9),
    flat(slide, 1.12),
    flat(hip * 0.64 + slide, 0.9),
    flat(hip * 0.66 + slide, 0.5),
    flat(shoulder * 0.44 + slide, -0.02),
  ])
  const scaly = build.tail === 'spade'
  const box = { x: -hip, y: neck[1] + torso * 0.14, width: hip * 2, height: torso * 0.9 }
  const torsoList = p.part(outline, build.spines && back ? c.detail : c.coat, (tone) => [
    ...(back ? [] : [p.flat(bellyShape, c.belly, { opacity: Math.max(0.25, build.bib) })]),
    ...(scaly && !back
      ? [0.3, 0.48, 0.66, 0.84].map((v) =>
          p.raw(
            mark(
              `${-hip},${flat(0, v)[1]} 0,${flat(0, v)[1] + 7} ${hip},${flat(0, v)[1]}`,
              [0.8, 1.3, 0.8],
            ),
            p.tone(c.belly).deep,
            { opacity: 0.5 },
          ),
        )
      : []),
    ...markings(scene, back ? box : { ...box, width: hip * 0.5 }, 'torso'),
    p.raw(
      ellipse(
        p.light.x > 0 ? -hip * 1.05 : hip * 1.05,
        hipY - torso * 0.35,
        hip * 0.5,
        torso * 0.7,
      ),
      tone.shade,
      { opacity: 0.5, blur: 8 },
    ),
    p.raw(ellipse(neck[0], neck[1] + 8, shoulder, 15), tone.deep, { opacity: 0.4, blur: 6 }),
    ...(back
      ? []
      : stitching(
          scene,
          `${flat(slide, 0.16)[0]},${flat(slide, 0.16)[1]} ${flat(slide, 0.98)[0]},${flat(slide, 0.98)[1]}`,
          { x: flat(hip * 0.5, 0.36)[0], y: flat(hip * 0.5, 0.36)[1], r: hip * 0.24 },
        )),
  ])
  const wing = pose === 'fly' || pose === 'cheer' || pose === 'jump'
  const wings = build.wings
    ? [
        ...batWing(scene, {
          x: shoulder * 0.4,
          y: neck[1] + torso * 0.34,
          k: wing ? 1.1 : 0.8,
          turn: wing ? -4 : 8,
          near: false,
          flip: true,
        }),
        ...batWing(scene, {
          x: -shoulder * 0.4,
          y: neck[1] + torso * 0.34,
          k: wing ? 1.25 : 1,
          turn: wing ? -6 : 6,
          near: true,
        }),
      ]
    : []
  const tailAt = tail(scene, {
    root: back ? flat(0, 0.86) : flat(-hip * 0.78, 0.9),
    reach: 0.8 * Math.max(0.8, hip / 52) * (seated && build.tail === 'flow' ? 0.5 : 1),
  })
  const quillBack =
    build.spines && !back
      ? quills(scene, {
          x: flat(-6, 0.5)[0],
          y: flat(0, 0.52)[1],
          rx: hip * 1.1,
          ry: torso * 0.62,
          from: 116,
          to: 306,
          count: 24,
          length: 24,
          rows: 2,
          color: c.detail,
        })
      : []
  const quillFront =
    build.spines && back
      ? quills(scene, {
          x: 0,
          y: flat(0, 0.52)[1],
          rx: hip,
          ry: torso * 0.6,
          from: 0,
          to: 360,
          count: 24,
          length: 24,
          rows: 6,
          color: c.detail,
        })
      : []
  const stride = Math.abs(attitude?.lean ?? 0)
  const [farUpper, farLower] = stance.legFar
  const [nearUpper, nearLower] = stance.legNear
  const legs = seated
    ? []
    : [
        ...legOf(1, [farUpper + stride * 0.8, farLower + stride * 0.3], true),
        ...legOf(-1, [nearUpper - stride, nearLower - stride * 0.6], false),
      ]
  const armsOver = !back && (stance.armsOver ?? false) && !seated
  const body: DisplayList = [
    ...(back ? [] : [...wings, ...tailAt]),
    ...quillBack,
    ...(back || armsOver || isFarBefore ? [] : far.list),
    ...(back ? [...far.list, ...near.list] : []),
    ...legs,
    ...torsoList,
    ...quillFront,
    ...(seated && !back ? [...sole(hip * 0.72, true), ...sole(-hip * 0.62, false)] : []),
    ...(back ? [...wings, ...tailAt] : []),
    ...(back || armsOver
      ? []
      : [
          p.raw(
            ribbon([flat(-shoulder * 0.72, 0.24), flat(-shoulder * 0.66, 0.6)], [7, 9]),
            p.tone(c.coat).deep,
            { opacity: 0.28, blur: 4 },
          ),
          ...(isFarBefore && !isAtMouth(attitude?.far) ? far.list : []),
          ...(isAtMouth(attitude?.near) ? [] : near.list),
        ]),
  ]
  return {
    body,
    head: {
      at: headAt,
      k: build.headScale,
      tilt: leans * 0.4 + (attitude?.nod ?? 0),
    },
    over: armsOver
      ? [...far.list, ...near.list]
      : [
          ...(isAtMouth(attitude?.far) ? far.list : []),
          ...(isAtMouth(attitude?.near) ? near.list : []),
        ],
    hands: { near: near.hand, far: far.hand },
    ...(back ? {} : { paw: far.paw }),
    back: flat(-shoulder * 0.8, 0.1),
    feet: [0, 0],
  }
}
