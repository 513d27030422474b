import type { Point } from '#core/geometry'
import { ellipse } from '#core/path'
import { mark, ribbon } from '#things/painter'
import { markings } from './coat'
import { leg } from './limbs'
import type { Figure, FourLegs, RigScene } from './rig'
import { tail } from './tails'

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
