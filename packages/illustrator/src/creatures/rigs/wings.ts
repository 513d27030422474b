import { adjust } from '#core/color'
import type { DisplayList } from '#core/display-list'
import { mark, ribbon, shape } from '#things/painter'
import type { RigScene } from './rig'

type WingAt = { x: number; y: number; k: number; turn: number; near: boolean; flip?: boolean }

/** Skin between three long fingers. */
export function batWing(scene: RigScene, at: WingAt): DisplayList {
  const { p, c } = scene
  const place = {
    x: at.x,
    y: at.y,
    kx: at.flip ? -at.k : at.k,
    ky: at.k,
    turn: at.flip ? -at.turn : at.turn,
  }
  const skin = at.near ? c.detail : adjust(c.detail, -0.06)
  return [
    ...p.part(
      shape('4,6 -10,-44 -40,-98! -62,-66 -104,-62! -88,-36 -104,-6! -70,-6 -58,22! -30,6', place),
      skin,
      (tone) => [
        p.raw(mark('0,0 -46,-36 -102,-60', [1.6, 2.2, 0.8], place), tone.deep, { opacity: 0.55 }),
        p.raw(mark('0,0 -46,-12 -102,-6', [1.6, 2.2, 0.8], place), tone.deep, { opacity: 0.55 }),
        p.raw(shape('-8,-40 -40,-96! -58,-68 -30,-34', place), tone.high, { opacity: 0.35 }),
      ],
    ),
    ...p.part(
      ribbon('6,6 -14,-46 -42,-100', [6.4, 5, 2.4], undefined, place),
      at.near ? c.coat : adjust(c.coat, -0.05),
    ),
  ]
}

/** Layered feathers: primaries, secondaries, coverts. `k` scales a wing 100 long. */
export function featherWing(
  scene: RigScene,
  at: WingAt & {
    colors: readonly [
      Parameters<typeof adjust>[0],
      Parameters<typeof adjust>[0],
      Parameters<typeof adjust>[0],
    ]
  },
): DisplayList {
  const { p } = scene
  const [long, middle, short] = at.colors.map((color) =>
    at.near ? color : adjust(color, -0.05),
  ) as [(typeof at.colors)[0], (typeof at.colors)[0], (typeof at.colors)[0]]
  const sign = at.flip ? -1 : 1
  const feather = (
    length: number,
    angle: number,
    width: number,
    color: typeof long,
    along: number,
  ) => {
    const base = {
      x: at.x + sign * Math.cos((at.turn * Math.PI) / 180) * along * at.k * -0.4,
      y: at.y + Math.sin((at.turn * Math.PI) / 180) * along * at.k * -0.4,
    }
    return p.part(
      shape('0,-0.14 0.5,-0.2 0.92,-0.12 1,0 0.92,0.12 0.5,0.2 0,0.14', {
        ...base,
        kx: sign * length * at.k,
        ky: (width * at.k * length) / 100,
        turn: sign * (angle + at.turn),
      }),
      color,
      (tone) => [
        p.raw(
          mark('0.1,0 0.9,0', [0.01, 0.016, 0.006], {
            ...base,
            k: sign * length * at.k,
            turn: sign * (angle + at.turn),
          }),
          tone.deep,
          { opacity: 0.4 },
        ),
      ],
    )
  }
  return [
    ...[0, 1, 2, 3, 4, 5].flatMap((i) =>
      feather(104 - i * 8, 196 - i * 17, 92, i % 2 ? adjust(long, 0.025) : long, 20 - i * 6),
    ),
    ...[0, 1, 2, 3, 4].flatMap((i) =>
      feather(72 - i * 5, 192 - i * 18, 110, i % 2 ? adjust(middle, 0.03) : middle, 14 - i * 5),
    ),
    ...[0, 1, 2, 3].flatMap((i) => feather(44 - i * 2, 188 - i * 20, 150, short, 8 - i * 4)),
  ]
}
