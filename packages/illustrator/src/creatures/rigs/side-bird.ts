import { adjust, mix } from '#core/color'
import type { DisplayList } from '#core/display-list'
import type { Point } from '#core/geometry'
import { ellipse } from '#core/path'
import { mark, ribbon, shape } from '#things/painter'
import type { Place } from '#things/painter'
import { birdFoot, foldedWing, wingColors } from './bird-parts'
import { markings, stitching } from './coat'
import type { Figure, RigScene } from './rig'
import { featherWing } from './wings'

type SideBird = { length: number; depth: number; legs: number; neck: number; tailUp: number }

/** A cock's tail: long feathers that arch up and over. */
const sickles = ({ p, c }: RigScene, place: Place): DisplayList =>
  (
    [
      ['12,4 -14,-14 -40,-20 -62,-6 -72,20', c.dark],
      ['12,0 -12,-30 -40,-44 -68,-34 -84,-6', adjust(c.dark, 0.06)],
      ['10,-6 -8,-44 -30,-66 -58,-66 -80,-44', c.dark],
      ['10,-8 2,-44 -14,-74 -38,-84 -60,-76', adjust(c.dark, 0.1)],
    ] as const
  ).flatMap(([line, color]) => p.part(ribbon(line, [9, 11, 10, 7, 2], {}, place), color))

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
        (tone) =>
          [0, 1, 2].map((i) =>
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
    build.tail === 'flow'
      ? sickles(scene, { x: -l * 0.36, y: cy - d * 0.12, k: l / 110 })
      : build.foot === 'web'
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
