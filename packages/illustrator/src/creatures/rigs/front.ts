import { adjust } from '#core/color'
import type { Point } from '#core/geometry'
import { bumpy, ellipse } from '#core/path'
import { createRandom } from '#core/random'
import { ribbon, shape } from '#things/painter'
import { quills } from '#creatures/heads/hedgehog'
import { markings } from './coat'
import { leg } from './limbs'
import type { Figure, FourLegs, RigScene } from './rig'
import { tail } from './tails'
import { batWing } from './wings'

/** Standing on four legs and coming towards us. */
export function frontFour(scene: RigScene, four: FourLegs): Figure {
  const { p, c, build, pose } = scene
  const { shoulder, chest, rump, legFront, legHind, foot: size, neck } = four
  const half = chest * 0.52
  const stepUp = pose === 'walk' ? 12 : 0
  const pillar = (x: number, width: number, far: boolean, raised: number) =>
    leg(scene, {
      joints: [
        [x, -shoulder * 0.86],
        [x * 1.04, -shoulder * 0.46],
        [x * 1.02, -size * 0.7 - raised],
      ],
      widths: [width * 1.4, width, width * 0.86],
      size: size * 0.92,
      far,
    })
  const headAt: Point = [2, -shoulder + neck[1] * 0.9]
  const trunkShape = build.wool
    ? bumpy({
        x: 0,
        y: -shoulder + 4,
        rx: half * 1.3,
        ry: chest * 0.62,
        lobes: 12,
        random: createRandom(scene.seed, 'wool'),
      })
    : ellipse(0, -shoulder + 4, half, chest * 0.56)
  return {
    body: [
      ...tail(scene, { root: [-half * 0.5, -shoulder], rise: 0.7, reach: 0.6 }),
      ...(build.wings
        ? [
            ...batWing(scene, {
              x: half * 0.6,
              y: -shoulder - 10,
              k: 0.8,
              turn: 0,
              near: false,
              flip: true,
            }),
            ...batWing(scene, { x: -half * 0.6, y: -shoulder - 10, k: 0.8, turn: 0, near: true }),
          ]
        : []),
      ...pillar(half * 0.7, legHind * 0.84, true, 0),
      ...pillar(-half * 0.7, legHind * 0.84, true, 0),
      ...p.part(
        ellipse(0, -shoulder + 2, Math.max(half, rump * 0.5) * 1.06, chest * 0.5),
        adjust(c.coat, -0.04),
      ),
      ...(build.spines
        ? quills(scene, {
            x: 0,
            y: -shoulder,
            rx: half * 1.1,
            ry: chest * 0.6,
            from: 160,
            to: 380,
            count: 18,
            length: 22,
            rows: 2,
            color: c.detail,
          })
        : []),
      ...pillar(half * 0.5, legFront, false, stepUp),
      ...pillar(-half * 0.5, legFront, false, 0),
      ...p.part(trunkShape, c.coat, (tone) => [
        ...(build.bib > 0
          ? [
              p.flat(ellipse(0, -shoulder + 2, half * 0.56, chest * 0.5), c.belly, {
                opacity: build.bib,
              }),
            ]
          : []),
        ...markings(
          scene,
          { x: -half, y: -shoulder - chest * 0.4, width: half * 0.8, height: chest * 0.7 },
          'front',
        ),
        p.raw(ellipse(0, -shoulder + chest * 0.6, half, chest * 0.24), tone.shade, {
          opacity: 0.5,
          blur: 6,
        }),
      ]),
      ...p.part(
        ribbon(
          [
            [0, -shoulder - 4],
            [headAt[0], headAt[1] + 20],
          ],
          [neck[2] * 0.9, neck[3]],
        ),
        c.coat,
        undefined,
        0.3,
      ),
      ...(build.bib > 0.6
        ? p.part(
            shape('-18,-24 0,-30 18,-24 22,2! 12,0 8,20! 0,10 -8,20! -12,0 -22,2!', {
              y: -shoulder + 2,
              k: chest / 62,
            }),
            c.belly,
            undefined,
            0.8,
          )
        : []),
    ],
    head: { at: headAt, k: build.headScale, tilt: 0 },
    over: [],
    hands: { near: [-half * 0.5, -8], far: [half * 0.5, -8 - stepUp] },
    back: [0, -shoulder - chest * 0.5],
    feet: [0, 0],
  }
}
