import type { DisplayList } from '#core/display-list'
import { ellipse } from '#core/path'
import { brow, eye } from '#creatures/eyes'
import { tear } from '#creatures/face'
import type { HeadScene } from '#creatures/face'
import { shape } from '#things/painter'
import { both } from './head'

/** Eyes on stalks, for a snail. */
export const stalkEyes = (
  scene: HeadScene,
  at: { x: number; y: number; height: number },
): DisplayList =>
  both((side) => {
    const tilt = side * 9 + (scene.look.ears < -0.3 ? side * 12 : 0)
    const height = at.height * (scene.look.ears < -0.8 ? 0.5 : 1)
    const x = at.x + side * 11 + tilt * 0.5
    const y = at.y - height
    return [
      ...scene.p.part(
        shape('-1,0 -0.7,-0.5 -0.55,-1 0.55,-1 0.7,-0.5 1,0', {
          x: at.x + side * 10,
          y: at.y,
          kx: 6,
          ky: height,
        }),
        scene.c.belly,
      ),
      ...scene.p.part(ellipse(x, y - 4, 12.5, 12.5), scene.c.belly),
      ...eye(scene, {
        x: x + 2,
        y: y - 5,
        rx: 9.6,
        ry: 10.2,
        side,
        style: 'ringed',
        lid: scene.c.belly,
      }),
      ...brow(scene, {
        x: x + 2,
        y: y - 21,
        width: 8,
        side,
        color: scene.p.tone(scene.c.belly).deep,
      }),
      ...tear(scene, { x: x + 2 + side * 4, y: y + 4, k: 0.8 }),
    ]
  })
