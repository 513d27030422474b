import { adjust } from '#core/color'
import type { DisplayList } from '#core/display-list'
import type { Point } from '#core/geometry'
import { ellipse } from '#core/path'
import { mark, ribbon, shape } from '#things/painter'
import { quills } from '#creatures/heads/forest'
import { markings, stitching } from './coat'
import { foot, leg } from './limbs'
import type { Figure, FourLegs, RigScene } from './rig'
import { tail } from './tails'
import { batWing } from './wings'

/** A dog's sit: haunch folded, forelegs straight under the chest, tail round the side. */
export function seatedFour(scene: RigScene, four: FourLegs): Figure {
  const { p, c, build, view } = scene
  const k = 0.72 + four.chest / 220
  const tall = 1 + (four.shoulder - 92) / 400
  const at = (x: number, y: number): Point => [x * k, y * tall]
  const place = { kx: k, ky: tall }
  const back = view === 'back'
  const foreLeg = (x: number, far: boolean) =>
    leg(scene, {
      joints: [at(x, -84), at(x + 1, -52), at(x + 3, -10)],
      widths: [four.legFront * 1.3, four.legFront, four.legFront * 0.86],
      size: four.foot * 0.95,
      far,
    })
  const torso = p.part(
    shape(
      '-20,-142 -36,-108 -50,-70 -62,-34 -58,-8 -34,2 0,3 32,2 46,-14 44,-50 42,-90 30,-122 18,-142',
      place,
    ),
    c.coat,
    (tone) => [
      ...(build.bib > 0 && !back
        ? [
            p.flat(
              shape('-8,-150 26,-150 40,-108 38,-66 26,-34 8,-30 -2,-66 -8,-108', place),
              c.belly,
              { opacity: build.bib },
            ),
          ]
        : []),
      ...markings(scene, { x: -56 * k, y: -110 * tall, width: 50 * k, height: 90 * tall }, 'back'),
      p.raw(ellipse(scene.p.light.x > 0 ? -54 * k : 50 * k, -60, 22, 74), tone.shade, {
        opacity: 0.5,
        blur: 8,
      }),
      p.raw(ellipse(4, -134 * tall, 40, 18), tone.deep, { opacity: 0.4, blur: 6 }),
      ...(back
        ? [p.raw(mark('0,-120 2,-70 0,-20', [0.5, 1.6, 0.5], place), tone.deep, { opacity: 0.3 })]
        : stitching(scene, `${12 * k},${-118 * tall} ${14 * k},${-40 * tall}`, {
            x: -30 * k,
            y: -44,
            r: 13,
          })),
    ],
  )
  const haunch = (x: number, far: boolean): DisplayList => [
    ...p.part(
      ellipse(x * k, -30 * tall, (far ? 22 : 31) * k, 31 * tall),
      far ? adjust(c.coat, -0.05) : c.coat,
      (tone) => [
        p.raw(ellipse((x - 6) * k, -4, 30 * k, 12), tone.shade, { opacity: 0.5, blur: 5 }),
        ...markings(
          scene,
          { x: (x - 28) * k, y: -56 * tall, width: 46 * k, height: 40 * tall },
          'haunch',
        ),
      ],
    ),
    ...foot(scene, {
      point: at(x + (far ? 8 : 20), -9),
      size: four.foot * 1.06,
      color: build.foot === 'hoof' ? c.coat : far ? adjust(c.coat, -0.05) : c.coat,
    }),
  ]
  const tailList = tail(scene, { root: at(-50, -18), rise: 0.2, curl: false, reach: 0.92 })
  const wings = build.wings
    ? [
        ...batWing(scene, { x: 16, y: -108 * tall, k: 0.7, turn: 10, near: false, flip: true }),
        ...batWing(scene, { x: -20, y: -104 * tall, k: 0.86, turn: -4, near: true }),
      ]
    : []
  const body: DisplayList = back
    ? [
        ...haunch(36, true),
        ...torso,
        ...haunch(-32, false),
        ...wings,
        ...tail(scene, { root: at(-30, -14), rise: -0.3, reach: 0.9 }),
      ]
    : [
        ...tailList,
        ...wings,
        ...haunch(40, true),
        ...foreLeg(28, true),
        ...(build.spines
          ? quills(scene, {
              x: -14,
              y: -74,
              rx: 56,
              ry: 66,
              from: 90,
              to: 300,
              count: 20,
              length: 24,
              rows: 2,
              color: c.detail,
            })
          : []),
        ...torso,
        ...haunch(-28, false),
        ...foreLeg(2, false),
      ]
  const neckAt: Point = [
    8 * k + (four.neck[0] - 30) * 0.16,
    -164 * tall + Math.min(0, (four.neck[1] + 62) * 0.6),
  ]
  const neck =
    neckAt[1] < -176 * tall
      ? p.part(
          ribbon(
            [
              at(2, -118),
              [(neckAt[0] + at(2, 0)[0]) / 2, (neckAt[1] + -118 * tall) / 2],
              [neckAt[0] - 4, neckAt[1] + 26],
            ],
            [34 * k, four.neck[3] * 1.1, four.neck[3]],
          ),
          c.coat,
        )
      : []
  return {
    body: [...body, ...neck],
    head: { at: neckAt, k: build.headScale, tilt: 0 },
    over: [],
    hands: { near: at(8, -8), far: at(34, -8) },
    back: at(-36, -104),
    feet: [0, 0],
  }
}

/** Curled for the night, or lying with the head up. */
export function lyingFour(scene: RigScene, four: FourLegs): Figure {
  const { p, c, build, pose } = scene
  const k = 0.78 + four.chest / 260
  const asleep = pose === 'sleep' || pose === 'ball'
  const place = { k }
  const paw = (x: number, y: number, far: boolean) =>
    foot(scene, {
      point: [x * k, y * k],
      size: four.foot * 1.02,
      color: far ? adjust(c.coat, -0.05) : c.coat,
    })
  const bodyColor = build.spines ? c.detail : c.coat
  const body: DisplayList = [
    ...(asleep ? [] : tail(scene, { root: [-70 * k, -22 * k], rise: -0.6, reach: 0.8 })),
    ...(build.spines
      ? quills(scene, {
          x: -10 * k,
          y: -38 * k,
          rx: 74 * k,
          ry: 44 * k,
          from: 160,
          to: 376,
          count: 26,
          length: 24,
          rows: 1,
          color: c.detail,
          lean: 0,
        })
      : []),
    ...(asleep ? [] : [...paw(84, -9, true)]),
    ...p.part(
      shape('-84,-22 -78,-54 -48,-78 -6,-82 36,-78 66,-58 76,-26 64,-2 20,2 -40,2 -72,-2', place),
      bodyColor,
      (tone) => [
        p.raw(ellipse(0, 6, 84 * k, 26 * k), tone.shade, { opacity: 0.6, blur: 8 }),
        p.raw(mark('-70,-40 -54,-60 -28,-50 -20,-24 -32,-6', [0.5, 1.8, 0.5], place), tone.deep, {
          opacity: 0.4,
        }),
        ...markings(scene, { x: -74 * k, y: -80 * k, width: 120 * k, height: 60 * k }, 'lying'),
      ],
    ),
    ...(build.spines
      ? quills(scene, {
          x: -12 * k,
          y: -30 * k,
          rx: 68 * k,
          ry: 42 * k,
          from: 168,
          to: 372,
          count: 22,
          length: 24,
          rows: 4,
          color: c.detail,
          lean: 0,
        })
      : []),
    ...p.part(
      shape('-78,-16 -70,-44 -44,-52 -20,-36 -16,-8 -34,2 -66,2', place),
      bodyColor,
      undefined,
      0.7,
    ),
    ...paw(-26, -8, false),
    ...(asleep && build.tail !== 'stub' && build.tail !== 'puff'
      ? tail({ ...scene }, { root: [-72 * k, -24 * k], curl: true, reach: k * 0.95 })
      : tail(scene, {
          root: [-78 * k, -26 * k],
          rise: -0.5,
          reach: asleep && build.tail !== 'puff' && build.tail !== 'stub' ? 0.4 : 0.9,
        })),
  ]
  const over: DisplayList = asleep
    ? [...paw(30, -6, true), ...paw(56, -5, false)]
    : [...paw(70, -8, false)]
  return {
    body: asleep
      ? body
      : [
          ...body,
          ...p.part(
            ribbon(
              [
                [44 * k, -46 * k],
                [56 * k, -70 * k],
                [62 * k, -96 * k],
              ],
              [30 * k, 26 * k, four.neck[3]],
            ),
            c.coat,
            () =>
              build.bib > 0
                ? [
                    p.flat(ellipse(74 * k, -58 * k, 18 * k, 34 * k), c.belly, {
                      opacity: build.bib,
                    }),
                  ]
                : [],
          ),
        ],
    head: asleep
      ? {
          at: [
            46 * k,
            -Math.max(
              36 * k,
              (build.head.chin + (build.foot === 'pad' ? 44 : 0)) * build.headScale * 0.9,
            ),
          ],
          k: build.headScale * 0.94,
          tilt: 10,
        }
      : {
          at: [66 * k, -112 * k + Math.min(0, (four.neck[1] + 62) * 0.5)],
          k: build.headScale,
          tilt: 0,
        },
    over,
    hands: { near: [60 * k, -6], far: [34 * k, -6] },
    back: [-16 * k, -78 * k],
    feet: [0, 0],
  }
}

/** Those with hooves and pillars stand when seen from behind. */
export function rearFour(scene: RigScene, four: FourLegs): Figure {
  const { p, c, build } = scene
  const { hip, rump, legHind, foot: size, shoulder, neck } = four
  const width = rump * 0.62
  const hindLeg = (x: number, far: boolean) =>
    leg(scene, {
      joints: [
        [x, -hip + 6],
        [x * 1.12, -hip * 0.5],
        [x * 1.04, -hip * 0.26],
        [x * 1.06, -size * 0.7],
      ],
      widths: [legHind * 1.6, legHind * 1.2, legHind * 0.8, legHind * 0.78],
      size: size * 0.92,
      far,
    })
  const headAt: Point = [6, -shoulder + neck[1] * 0.92]
  return {
    body: [
      ...hindLeg(width * 0.3, true),
      ...p.part(
        ribbon(
          [
            [4, -shoulder - 8],
            [headAt[0], headAt[1] + 24],
          ],
          [neck[2], neck[3]],
        ),
        c.coat,
      ),
      ...hindLeg(width * 0.56, true),
      ...hindLeg(-width * 0.56, false),
      ...p.part(ellipse(0, -hip - rump * 0.02, width, rump * 0.62), c.coat, (tone) => [
        p.raw(
          mark(
            `0,${-hip - rump * 0.3} 1,${-hip + rump * 0.2} 0,${-hip + rump * 0.56}`,
            [0.5, 1.8, 0.5],
          ),
          tone.deep,
          { opacity: 0.4 },
        ),
        p.raw(ellipse(0, -hip + rump * 0.6, width, rump * 0.26), tone.shade, {
          opacity: 0.6,
          blur: 7,
        }),
        ...markings(
          scene,
          { x: -width, y: -hip - rump * 0.6, width: width * 2, height: rump },
          'rump',
        ),
      ]),
    ],
    head: { at: headAt, k: build.headScale * 0.94, tilt: 0 },
    over: tail(scene, {
      root: [6, -hip - rump * 0.26],
      rise: -0.9,
      reach: build.tail === 'flow' ? 0.7 : 0.42,
    }),
    hands: { near: [-width * 0.56, -10], far: [width * 0.56, -10] },
    back: [0, -hip - rump * 0.56],
    feet: [0, 0],
  }
}
