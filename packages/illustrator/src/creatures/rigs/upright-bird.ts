import { adjust, mix } from '#core/color'
import type { DisplayList } from '#core/display-list'
import { clamp } from '#core/geometry'
import type { Point } from '#core/geometry'
import type { PawReach } from '#creatures/attitudes'
import { ellipse } from '#core/path'
import { mark, ribbon, shape } from '#things/painter'
import { birdFoot, foldedWing, wingColors } from './bird-parts'
import { markings, stitching } from './coat'
import type { Figure, RigScene } from './rig'
import { featherWing } from './wings'

type UprightBird = {
  width: number
  height: number
  legs: number
  flipper?: boolean
  flame?: boolean
}

/** A wing follows where an arm would go: out, up, or flat over the belly. */
const wingAngle = (paw: PawReach, side: -1 | 1) =>
  typeof paw === 'string' ? side * 20 : clamp(-paw[1], -120, 120) * 0.6 - side * 5

/** An owl, a penguin, a phoenix: an egg standing on its end. */
export function uprightBird(scene: RigScene, bird: UprightBird): Figure {
  const { p, c, build, pose, view, seed } = scene
  const { width: w, height: h, legs, flipper = false, flame = false } = bird
  const back = view === 'back'
  const seated = pose === 'sit' || pose === 'sleep' || pose === 'ball' || pose === 'lie'
  const flying = (pose === 'fly' || pose === 'jump') && !flipper
  const sink = seated || pose === 'peek' ? legs : 0
  const up = flying ? 40 : pose === 'swim' ? 6 : 0
  const base = -legs + sink - up
  const lean =
    scene.attitude?.lean ??
    (pose === 'walk'
      ? 5
      : pose === 'run' || pose === 'swim'
        ? 10
        : pose === 'offer' || pose === 'reach'
          ? 6
          : 0)
  const neck: Point = [lean * 1.4, base - h * 0.86]
  const colors = wingColors(scene)
  const raised: Record<string, readonly [number, number]> = {
    wave: [0, -128],
    cheer: [124, -124],
    jump: [116, -116],
    reach: [8, -110],
    point: [8, -84],
    offer: [8, -74],
    hold: [-18, 18],
    dance: [78, -112],
    listen: [4, -118],
    run: [58, -52],
    hide: [-40, 40],
    cry: [-40, 40],
  }
  const { attitude } = scene
  const [near, far] = attitude
    ? [wingAngle(attitude.near, -1), wingAngle(attitude.far, 1)]
    : (raised[pose] ?? (flipper && pose === 'walk' ? [30, -26] : [7, -7]))
  const shoulderY = base - h * 0.66
  const wing = (side: -1 | 1, angle: number) =>
    foldedWing(scene, {
      x: side * w * 0.82 + lean * 0.7,
      y: shoulderY,
      k: h / 118,
      turn: angle,
      flip: side > 0,
      colors: side > 0 ? [adjust(colors[0], -0.04), colors[1]] : colors,
      flipper,
    })
  const spread = (side: -1 | 1) =>
    featherWing(scene, {
      x: side * w * 0.6,
      y: shoulderY,
      k: (h / 110) * 1.35,
      turn: -14,
      near: side < 0,
      flip: side > 0,
      colors: flame
        ? [c.belly, mix(c.coat, c.belly, 0.5), c.coat]
        : [colors[0], mix(colors[0], c.coat, 0.5), c.coat],
    })
  const tail = flame
    ? [0, 1, 2, 3].flatMap((i) => {
        const color = i % 2 ? c.belly : i === 0 ? c.dark : c.coat
        const reach = 1 - i * 0.1
        const rise = -i * 22
        const end: Point = [-w - 88 * reach, base - 64 + rise * 1.1]
        return [
          ...p.part(
            ribbon(
              [
                [-w * 0.3, base - 26],
                [-w * 0.9 - 10, base + 2 + rise * 0.3],
                [-w - 50 * reach, base - 12 + rise * 0.7],
                end,
              ],
              [12, 13, 9, 4],
            ),
            color,
          ),
          ...p.part(
            shape('0,10 -14,-2 -10,-18 2,-40! 12,-16 14,0', {
              x: end[0],
              y: end[1],
              k: 0.86,
              turn: -14 - i * 4,
            }),
            i % 2 ? c.coat : c.belly,
            (tone) => [p.raw(ellipse(end[0], end[1] - 6, 4.4, 6), tone.high, { opacity: 0.8 })],
          ),
        ]
      })
    : p.part(
        shape('-14,-14 14,-14 16,14 8,26! 0,18 -8,26! -18,12', {
          x: -w * 0.42,
          y: base - 4,
          turn: 28,
          k: flipper ? 0.6 : 0.9,
        }),
        colors[0],
      )
  const body = p.part(
    shape(
      '-0.52,-0.9 -0.86,-0.62 -1,-0.34 -0.8,-0.08 -0.3,0.02 0.3,0.02 0.82,-0.08 1,-0.36 0.86,-0.64 0.54,-0.9 0,-0.98',
      { x: lean * 0.4, y: base, kx: w, ky: h },
    ),
    c.coat,
    (tone) => [
      ...(back
        ? []
        : [
            p.flat(
              shape('-0.3,-0.92 -0.56,-0.5 -0.5,-0.16 0,-0.02 0.66,-0.14 0.78,-0.5 0.6,-0.92', {
                x: lean * 0.4 + 3,
                y: base,
                kx: w,
                ky: h,
              }),
              c.belly,
            ),
            ...(flipper
              ? []
              : [0, 1, 2, 3].flatMap((row) =>
                  [0, 1, 2].map((i) =>
                    p.flat(
                      mark('-6,-3 0,4 6,-3', [0.7, 1.7, 0.7], {
                        x: -w * 0.26 + i * w * 0.36 + (row % 2) * w * 0.18,
                        y: base - h * 0.66 + row * h * 0.15,
                      }),
                      flame ? c.coat : c.dark,
                      { opacity: 0.55 },
                    ),
                  ),
                )),
          ]),
      ...markings(scene, { x: -w, y: base - h * 0.8, width: w * 0.9, height: h * 0.7 }, 'bird'),
      p.raw(ellipse(p.light.x > 0 ? -w : w, base - h * 0.4, w * 0.42, h * 0.6), tone.shade, {
        opacity: 0.5,
        blur: 8,
      }),
      p.raw(ellipse(neck[0], neck[1] + 10, w * 0.7, 13), tone.deep, { opacity: 0.4, blur: 6 }),
      ...(back
        ? []
        : stitching(scene, `6,${base - h * 0.72} 6,${base - h * 0.12}`, {
            x: -w * 0.5,
            y: base - h * 0.2,
            r: 12,
          })),
    ],
  )
  const feet =
    seated && pose !== 'sit'
      ? []
      : [
          ...birdFoot(scene, w * 0.3, base + legs - sink + (seated ? 2 : 0), 1, true),
          ...birdFoot(scene, -w * 0.34, base + legs - sink + (seated ? 2 : 0), 1.04, false),
        ]
  const shanks =
    legs > 14 && !seated
      ? [-0.28, 0.34].flatMap((u) =>
          p.part(
            ribbon(
              [
                [u * w, base - 6],
                [u * w + 2, base + legs - 8],
              ],
              [4, 3.4],
            ),
            c.detail,
          ),
        )
      : []
  const list: DisplayList = back
    ? [
        ...shanks,
        ...feet,
        ...body,
        ...tail,
        ...(flying ? [...spread(1), ...spread(-1)] : [...wing(1, far), ...wing(-1, near)]),
      ]
    : [
        ...tail,
        ...shanks,
        ...(flying ? [...spread(1), ...spread(-1)] : wing(1, far)),
        ...feet,
        ...body,
        ...(flying || Math.abs(near) > 60 ? [] : wing(-1, near)),
      ]
  const behindHead = !back && !flying && Math.abs(near) > 60 ? wing(-1, near) : []
  const isCovering = pose === 'hide' || pose === 'cry'
  const wingTip = (side: -1 | 1, angle: number): Point => [
    side * w * 0.82 - Math.sin((angle * Math.PI) / 180) * h * 0.66,
    shoulderY + Math.cos((angle * Math.PI) / 180) * h * 0.66,
  ]
  return {
    body: [...behindHead, ...list],
    head: {
      at: [neck[0] + 3, neck[1] - build.head.chin * build.headScale * 0.5],
      k: build.headScale,
      tilt: lean * 0.5 + (attitude?.nod ?? 0),
    },
    over: isCovering
      ? [
          ...foldedWing(scene, {
            x: -w * 0.5,
            y: neck[1] + 20,
            k: h / 150,
            turn: 152,
            colors,
            flipper,
          }),
          ...foldedWing(scene, {
            x: w * 0.6,
            y: neck[1] + 20,
            k: h / 150,
            turn: -152,
            flip: true,
            colors,
            flipper,
          }),
        ]
      : [],
    // In the air it has things in its claws: wings are spread, and a face is before them.
    hands: flying
      ? { near: [-w * 0.5, base + legs], far: [w * 0.55, base + legs] }
      : { near: wingTip(-1, near), far: wingTip(1, far) },
    back: [-w * 0.7, base - h * 0.7],
    feet: [0, Math.min(0, base + legs - sink) * (seed ? 1 : 1)],
  }
}
