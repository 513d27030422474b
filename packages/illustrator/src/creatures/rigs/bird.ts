import { adjust, mix } from '#core/color'
import type { Lab } from '#core/color'
import type { DisplayList } from '#core/display-list'
import type { Point } from '#core/geometry'
import { ellipse } from '#core/path'
import { mark, ribbon, shape } from '#things/painter'
import { markings, stitching } from './coat'
import type { Figure, RigScene } from './rig'
import { featherWing } from './wings'

/** Toes forward, one leg; a web between them for swimmers. */
const birdFoot = (scene: RigScene, x: number, y: number, k: number, far: boolean): DisplayList => {
  const { p, c, build } = scene
  const color = far ? adjust(c.detail, -0.05) : c.detail
  return build.foot === 'web'
    ? p.part(shape('-8,-8 4,-9 14,-3 24,5! 15,4 8,8! 1,4 -8,6!', { x, y: y - 6 * k, k }), color)
    : [-1, 0, 1].flatMap((toe) =>
        p.part(
          ribbon(
            [
              [x, y - 8 * k],
              [x + 6 * k + toe * 5 * k, y - 4 * k],
              [x + 12 * k + toe * 8 * k, y - 1],
            ],
            [3.4 * k, 3 * k, 1.6 * k],
          ),
          color,
        ),
      )
}

const foldedWing = (
  scene: RigScene,
  at: {
    x: number
    y: number
    k: number
    turn: number
    flip?: boolean
    colors: readonly [Lab, Lab]
    flipper?: boolean
  },
): DisplayList => {
  const { p } = scene
  const place = { x: at.x, y: at.y, kx: at.flip ? -at.k : at.k, ky: at.k, turn: at.turn }
  if (at.flipper)
    return p.part(shape('-12,-6 2,-14 12,-2 12,36 6,72 -4,88 -14,70 -16,30', place), at.colors[0])
  return p.part(
    shape('-16,-8 2,-18 20,-6 24,30 16,62 4,92! -2,80 -8,90! -14,74 -22,80! -24,36', place),
    at.colors[0],
    (tone) => [
      ...[0, 1, 2].map((i) =>
        p.raw(
          mark(
            `${-14 + i * 10},${30 + i * 3} ${-13 + i * 8},56 ${-12 + i * 7},82`,
            [0.8, 2.2, 0.6],
            place,
          ),
          i % 2 ? tone.deep : p.lit(at.colors[1]),
          { opacity: 0.7 },
        ),
      ),
      ...[0, 1, 2, 3, 4].map((i) =>
        p.raw(
          mark('-6,-3 0,5 6,-3', [0.6, 1.6, 0.6], {
            ...place,
            x: at.x + (i % 2 ? 6 : -6) * at.k,
            y: at.y + (2 + i * 6) * at.k,
          }),
          tone.deep,
          { opacity: 0.4 },
        ),
      ),
    ],
  )
}

/** Two tones of wing: with the coat and against it. */
const wingColors = (scene: RigScene): readonly [Lab, Lab] => [
  scene.c.dark,
  adjust(scene.c.dark, 0.1),
]

type UprightBird = {
  width: number
  height: number
  legs: number
  flipper?: boolean
  flame?: boolean
}

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
    pose === 'walk'
      ? 5
      : pose === 'run' || pose === 'swim'
        ? 10
        : pose === 'offer' || pose === 'reach'
          ? 6
          : 0
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
  const [near, far] = raised[pose] ?? (flipper && pose === 'walk' ? [30, -26] : [7, -7])
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
      tilt: lean * 0.5,
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
    hands: { near: wingTip(-1, near), far: wingTip(1, far) },
    back: [-w * 0.7, base - h * 0.7],
    feet: [0, Math.min(0, base + legs - sink) * (seed ? 1 : 1)],
  }
}

type SideBird = { length: number; depth: number; legs: number; neck: number; tailUp: number }

/** A robin, a duck: a boat with the head at its bow. */
export function sideBird(scene: RigScene, bird: SideBird): Figure {
  const { p, c, build, pose, view } = scene
  const { length: l, depth: d, legs, neck, tailUp } = bird
  const back = view === 'back'
  const low =
    pose === 'sit' || pose === 'sleep' || pose === 'ball' || pose === 'swim' || pose === 'lie'
  const flying = pose === 'fly' || pose === 'jump'
  const up = flying ? 46 : 0
  const y0 = -(low ? 4 : legs) - up
  const cy = y0 - d * 0.52
  const colors = wingColors(scene)
  const pitch = flying ? -12 : pose === 'cheer' || pose === 'reach' ? -10 : pose === 'run' ? 6 : 0
  const place = { x: 0, y: cy, kx: l / 100, ky: d / 60, turn: pitch }
  const wingTurn: Record<string, number> = {
    wave: 96,
    cheer: 88,
    dance: 80,
    point: 158,
    offer: 168,
    hold: 176,
    reach: 132,
    run: 66,
  }
  const rest = wingTurn[pose]
  const nearWing = flying
    ? featherWing(scene, {
        x: -l * 0.02,
        y: cy - d * 0.2,
        k: l / 88,
        turn: 62,
        near: true,
        colors: [colors[0], mix(colors[0], c.coat, 0.4), c.coat],
      })
    : p.part(
        shape('22,-16 4,-18 -22,-10 -52,6 -70,16! -44,18 -52,26! -20,22 10,14 24,0', {
          x: l * 0.02,
          y: cy + (rest ? -6 : 2),
          kx: l / 110,
          ky: d / 62,
          turn: rest === undefined ? pitch : rest,
        }),
        colors[0],
        (tone) => [
          ...[0, 1, 2].map((i) =>
            p.raw(
              mark(
                `${6 - i * 8},${-6 + i * 6} ${-22 - i * 4},${4 + i * 6} ${-46 + i * 2},${12 + i * 4}`,
                [0.6, 1.8, 0.5],
                {
                  x: l * 0.02,
                  y: cy + (rest ? -6 : 2),
                  kx: l / 110,
                  ky: d / 62,
                  turn: rest === undefined ? pitch : rest,
                },
              ),
              i % 2 ? tone.deep : tone.high,
              { opacity: 0.5 },
            ),
          ),
        ],
      )
  const farWing = flying
    ? featherWing(scene, {
        x: l * 0.1,
        y: cy - d * 0.24,
        k: l / 100,
        turn: 96,
        near: false,
        colors: [adjust(colors[0], -0.04), adjust(colors[0], 0.02), c.coat],
      })
    : rest
      ? p.part(
          shape('22,-16 4,-18 -22,-10 -52,6 -70,16! -44,18 -20,22 10,14 24,0', {
            x: l * 0.2,
            y: cy - 8,
            kx: l / 120,
            ky: d / 70,
            turn: pose === 'cheer' || pose === 'dance' ? 116 : 10,
          }),
          adjust(colors[0], -0.05),
        )
      : []
  const tail =
    build.foot === 'web'
      ? p.part(
          shape('14,-8 -8,-14 -26,-34! -22,-12 -34,-8! -18,8 8,14', {
            x: -l * 0.42,
            y: cy - d * 0.1,
            k: l / 110,
          }),
          c.coat,
        )
      : p.part(
          shape('16,-10 -24,-14 -60,-12! -52,0 -62,8! -20,12 14,12', {
            x: -l * 0.4,
            y: cy,
            k: l / 110,
            turn: tailUp,
          }),
          colors[0],
          (tone) => [
            p.raw(
              mark('0,0 -26,-2 -54,-4', [0.6, 1.6, 0.6], {
                x: -l * 0.4,
                y: cy,
                k: l / 110,
                turn: tailUp,
              }),
              tone.deep,
              { opacity: 0.5 },
            ),
          ],
        )
  const body = p.part(
    shape('-50,-6 -36,-24 -8,-32 24,-30 46,-16 52,4 42,22 16,31 -16,29 -40,16', place),
    c.coat,
    (tone) => [
      p.flat(ellipse(l * 0.3, cy + d * 0.14, l * 0.36, d * 0.5), c.belly, { opacity: 0.95 }),
      ...markings(
        scene,
        { x: -l * 0.5, y: cy - d * 0.5, width: l * 0.7, height: d * 0.7 },
        'sidebird',
      ),
      p.raw(ellipse(0, cy + d * 0.5, l * 0.5, d * 0.22), tone.shade, { opacity: 0.6, blur: 6 }),
      ...stitching(scene, `${l * 0.3},${cy - d * 0.3} ${l * 0.3},${cy + d * 0.4}`, {
        x: -l * 0.2,
        y: cy + d * 0.1,
        r: 11,
      }),
    ],
  )
  const stride = pose === 'walk' ? 12 : pose === 'run' ? 20 : 4
  const shank = (x: number, far: boolean, footX: number): DisplayList => [
    ...p.part(
      ribbon(
        [
          [x, y0 - 8],
          [x + 2, y0 + legs * 0.4],
          [footX, y0 + legs - 6],
        ],
        [5, 3.6, 3.2],
      ),
      far ? adjust(c.detail, -0.05) : c.detail,
    ),
    ...birdFoot(scene, footX, y0 + legs, 0.95, far),
  ]
  const legsList =
    low || pose === 'peek'
      ? []
      : flying
        ? []
        : [...shank(12, true, 12 + stride), ...shank(-6, false, -6 - stride * 0.6)]
  const headAt: Point = [l * 0.36 + (back ? -l * 0.3 : 0), cy - d * 0.42 - neck]
  const neckList =
    neck > 10
      ? p.part(
          ribbon(
            [
              [l * 0.3, cy],
              [l * 0.36, cy - d * 0.4],
              [headAt[0] - 2, headAt[1] + 22],
            ],
            [d * 0.36, 20, 19],
          ),
          c.coat,
        )
      : []
  return {
    body: back
      ? [
          ...legsList,
          ...p.part(ellipse(0, cy, l * 0.36, d * 0.52), c.coat),
          ...foldedWing(scene, { x: -l * 0.24, y: cy - 16, k: d / 110, turn: 8, colors }),
          ...foldedWing(scene, {
            x: l * 0.24,
            y: cy - 16,
            k: d / 110,
            turn: -8,
            flip: true,
            colors,
          }),
        ]
      : [...tail, ...farWing, ...legsList, ...neckList, ...body, ...nearWing],
    head: {
      at: pose === 'sleep' ? [headAt[0] - 4, headAt[1] + 10] : headAt,
      k: build.headScale,
      tilt: pose === 'sleep' ? 12 : pitch * 0.4,
    },
    over: [],
    hands: { near: [l * 0.5, cy - d * 0.1], far: [l * 0.55, cy - d * 0.3] },
    back: [-l * 0.1, cy - d * 0.5],
    feet: [0, 0],
  }
}
