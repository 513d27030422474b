import { adjust } from '#core/color'
import { ellipse } from '#core/path'
import { mark, shape } from '#things/painter'
import type { Figure, RigScene } from './rig'

/** Only a head and two paws over an edge: a pocket, a box, a hand. */
export function peeking(scene: RigScene): Figure {
  const { p, c, build } = scene
  const r = 11
  const paw = (x: number) =>
    p.part(
      ellipse(x, 4, r * 1.1, r * 0.9),
      build.plan === 'upright' && build.own.nose === build.own.inner
        ? c.nose
        : adjust(c.coat, 0.02),
      (tone) =>
        [-4, 3].map((dx) =>
          p.raw(mark(`${x + dx},5 ${x + dx + 0.5},11`, [0.5, 0.9, 0.4]), tone.deep, {
            opacity: 0.6,
          }),
        ),
    )
  const chin = -build.head.chin * build.headScale + 6
  return {
    body: p.part(shape('-34,-34 34,-34 36,8 -36,8'), c.coat, () =>
      build.bib > 0 ? [p.flat(ellipse(6, -8, 20, 26), c.belly)] : [],
    ),
    head: { at: [4, chin], k: build.headScale, tilt: 0 },
    over: [...paw(-30), ...paw(40)],
    hands: { near: [-30, 4], far: [40, 4] },
    back: [-30, -20],
    feet: [0, 8],
  }
}
