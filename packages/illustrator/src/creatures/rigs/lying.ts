import { adjust } from '#core/color'
import type { DisplayList } from '#core/display-list'
import { bumpy, ellipse } from '#core/path'
import { createRandom } from '#core/random'
import { quills } from '#creatures/heads/hedgehog'
import { mark, ribbon, shape } from '#things/painter'
import { markings } from './coat'
import { foot } from './limbs'
import { LONG_NECK, type Figure, type FourLegs, type RigScene } from './rig'
import { tail } from './tails'
import { batWing } from './wings'

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
  const isShort = build.tail === 'stub' || build.tail === 'puff'
  const curls = build.tail === 'flow' || (asleep && !isShort)
  const tailList = curls
    ? tail(scene, { root: [-72 * k, -28 * k], curl: true, reach: k * 0.95 })
    : tail(scene, { root: [-78 * k, -26 * k], rise: -0.5, reach: 0.9 })
  const flank = build.wool
    ? bumpy({
        x: 0,
        y: -40 * k,
        rx: 82 * k,
        ry: 40 * k,
        lobes: 14,
        random: createRandom(scene.seed, 'wool'),
      })
    : shape('-84,-22 -78,-54 -48,-78 -6,-82 36,-78 66,-58 76,-26 64,-2 20,2 -40,2 -72,-2', place)
  const body: DisplayList = [
    ...(curls ? [] : tailList),
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
    ...(build.wings
      ? batWing(scene, { x: 16 * k, y: -66 * k, k: 0.86 * k, turn: -4, near: false })
      : []),
    ...(asleep ? [] : [...paw(84, -9, true)]),
    ...p.part(flank, bodyColor, (tone) => [
      p.raw(ellipse(0, 6, 84 * k, 26 * k), tone.shade, { opacity: 0.6, blur: 8 }),
      p.raw(mark('-70,-40 -54,-60 -28,-50 -20,-24 -32,-6', [0.5, 1.8, 0.5], place), tone.deep, {
        opacity: 0.4,
      }),
      ...markings(scene, { x: -74 * k, y: -80 * k, width: 120 * k, height: 60 * k }, 'lying'),
    ]),
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
    // Folded over the flank: whoever is small has room under it.
    ...(build.wings
      ? batWing(scene, { x: 14 * k, y: -60 * k, k: 1.02 * k, turn: -30, near: true })
      : []),
    ...(curls ? tailList : []),
  ]
  const over: DisplayList = asleep
    ? [...paw(30, -6, true), ...paw(56, -5, false)]
    : [...paw(70, -8, false)]
  const reach = Math.min(0, (four.neck[1] + 62) * 0.5)
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
                [62 * k, four.neck[1] < LONG_NECK ? -90 * k + reach : -96 * k],
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
          at: [66 * k, -112 * k + reach],
          k: build.headScale,
          tilt: 0,
        },
    over,
    hands: { near: [60 * k, -6], far: [34 * k, -6] },
    back: [-16 * k, -78 * k],
    feet: [0, 0],
  }
}
