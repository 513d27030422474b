import { adjust, oklch } from '#core/color'
import type { Lab } from '#core/color'
import { fill, line } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import { polygon, rectangle } from '#core/path'
import { underLight } from '#light/light'
import type { Light } from '#light/light'
import type { Scene } from '#stages/scene'
import { glass } from './buildings'
import { mark, repeat, solid, stamp } from './stamp'

export interface CastleLook {
  x: number
  y: number
  k: number
  wall: Lab
  roof: Lab
  flag?: Lab
  light?: Light
}

/** One round tower with a pointed roof (a glass dome in the future). */
export function tower(
  given: Scene,
  look: CastleLook & { w: number; h: number; cone: number },
): DisplayList {
  const { x, y, k, wall, roof, flag = oklch(0.72, 0.16, 60), w, h, cone } = look
  const scene = look.light ? { ...given, light: look.light } : given
  const random = scene.random('tower', x, w)
  const place = { x, y, w: (w * k) / 2, h: h * k }
  const top = y - h * k
  const cap = { x, y: top, w: (w * k) / 2, h: cone * k }
  const dark = scene.light.x > 0 ? -1 : 1
  const roofs =
    scene.era === 'future'
      ? '-1.1,.06 -1.15,-.3 -.7,-.7 0,-.86 .7,-.7 1.15,-.3 1.1,.06'
      : '-1.36,.04c -.62,-.4 0,-1c .62,-.4 1.36,.04c 0,.1'
  return [
    ...solid(scene, stamp('-1,0c -.94,-1c .94,-1c 1,0c', place), wall, (tone) => [
      fill(
        stamp(`${dark * 0.2},-1.1 ${dark * 1.2},-1.1 ${dark * 1.2},.1 ${dark * 0.3},.1`, place),
        tone.deep,
        { opacity: 0.5, blur: 5 * k },
      ),
      fill(
        repeat(h / 13, () =>
          rectangle(
            x + random.between(-1, 0.7) * place.w,
            y - random.next() * place.h,
            random.between(5, 11) * k,
            3.4 * k,
          ),
        ).join(''),
        tone.deep,
        { opacity: 0.3 },
      ),
      fill(stamp('-1.2,-1.02 1.2,-1.02 1.2,-.9 -1.2,-.93', place), tone.deep, {
        opacity: 0.4,
        blur: 3 * k,
      }),
    ]),
    ...solid(
      scene,
      stamp('-1.16,-.05c 1.16,-.05c 1.02,.06c -1.02,.06c', { ...cap, h: 120 * k }),
      adjust(wall, 0.02),
    ),
    ...solid(scene, stamp(roofs, cap), roof, (tone) => [
      ...repeat(6, (i) =>
        line(
          `M${x - place.w * 1.5} ${top - (cone * k * (i + 0.7)) / 6.5}q${place.w * 1.5} ${8 * k} ${place.w * 3} 0`,
          tone.deep,
          1.4 * k,
          { opacity: 0.45 },
        ),
      ),
      fill(stamp(`${dark * 0.1},.1 ${dark * 1.5},.1 ${dark * 0.5},-.5 0,-1`, cap), tone.deep, {
        opacity: 0.42,
      }),
      ...(scene.env.snow
        ? [
            fill(stamp('-.8,-.3 0,-.42 .8,-.28 .5,-1.1 -.5,-1.1', cap), oklch(0.96, 0.015, 250), {
              opacity: 0.9,
            }),
          ]
        : []),
    ]),
    line(
      `M${x} ${top - cone * k * 0.86}v${-(cone * 0.14 + 26) * k}`,
      underLight(scene.light, oklch(0.4, 0.04, 50)),
      2 * k,
    ),
    fill(
      stamp('0,0c .5,.1 1,.22c .5,.36 0,.5c', { x, y: top - (cone + 26) * k, w: 31 * k }),
      underLight(scene.light, flag),
    ),
    ...repeat(Math.floor(h / 62), (i) =>
      fill(
        stamp('-1,1.8c -1,0 0,-1 1,0 1,1.8c', {
          x: x + (i % 2 ? -1 : 1) * place.w * 0.24,
          y: top + (30 + i * 56) * k,
          w: 5.4 * k,
        }),
        glass(scene),
      ),
    ),
  ]
}

/** A stone curtain wall with battlements. */
export function battlement(given: Scene, look: CastleLook & { w: number; h: number }): DisplayList {
  const { x, y, k, wall, w, h } = look
  const scene = look.light ? { ...given, light: look.light } : given
  const random = scene.random('wall', x, w)
  const left = x - (w * k) / 2
  const d = `${rectangle(left, y - h * k, w * k, h * k)}${repeat(w / 16, (i) => rectangle(left + i * 16 * k, y - (h + 9) * k, 9.5 * k, 10 * k)).join('')}`
  return solid(scene, d, adjust(wall, -0.02), (tone) => [
    fill(
      repeat((w * h) / 300, () =>
        rectangle(
          left + random.next() * w * k,
          y - random.next() * h * k,
          random.between(7, 13) * k,
          4 * k,
        ),
      ).join(''),
      tone.deep,
      { opacity: 0.26 },
    ),
    fill(
      polygon([
        [left, y - h * 0.22 * k],
        [left + w * k, y - h * 0.22 * k],
        [left + w * k, y],
        [left, y],
      ]),
      tone.deep,
      { opacity: 0.25, blur: 8 * k },
    ),
  ])
}

/** The whole castle on its hill, gate in front. */
export function castle(scene: Scene, look: CastleLook): DisplayList {
  const { x, y, k, roof } = look
  const one = (dx: number, w: number, h: number, cone: number, dy = 0, color = roof) =>
    tower(scene, { ...look, x: x + dx * k, y: y + dy * k, w, h, cone, roof: color })
  const wall = (w: number, h: number, dy = 0) => battlement(scene, { ...look, y: y + dy * k, w, h })
  const gate = { x: x + 4 * k, y: y + 8 * k, w: 24 * k, h: 66 * k }
  return [
    ...one(-34, 34, 250, 96),
    ...one(40, 44, 300, 120),
    ...one(6, 30, 340, 110, 0, adjust(roof, 0.04, 1, -20)),
    ...wall(170, 150),
    ...one(-92, 40, 180, 86),
    ...one(96, 46, 210, 96, 0, adjust(roof, -0.02, 1, 10)),
    ...wall(260, 86, 8),
    ...one(-140, 34, 116, 66, 10),
    ...one(146, 38, 128, 74, 10),
    fill(
      stamp('-1,0c -1,-.62 0,-1.1 1,-.62 1,0c', gate),
      underLight(scene.light, oklch(0.36, 0.06, 40)),
    ),
    fill(stamp('-.72,0c -.72,-.58 0,-.94 .72,-.58 .72,0c', gate), glass(scene), {
      opacity: scene.env.dark ? 1 : 0.6,
    }),
    ...[-60, -34, 50, 74].map((dx) =>
      fill(
        stamp('-1,1.8c -1,0 0,-1 1,0 1,1.8c', { x: x + dx * k, y: y - 112 * k, w: 6 * k }),
        glass(scene),
      ),
    ),
    fill(
      mark('-1,0 0,.4 1,0', { x, y: y + 8 * k, w: 140 * k, h: 8 * k }, [1, 5 * k, 1]),
      scene.env.ground[2],
      { opacity: 0.5, blur: 4 },
    ),
  ]
}
