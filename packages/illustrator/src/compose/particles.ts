import { oklch } from '#core/color'
import { fill, group, line } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import { ellipse } from '#core/path'
import { glow } from '#light/part'
import { bubbles } from '#stages/kit/bubbles'
import type { Scene } from '#stages/scene'
import { STAGE_WIDTH } from '#stages/stage'
import type { Plan } from './plan'

/** What floats in the air: never on a face, a hand or what is looked at. */
export function drawParticles(plan: Plan, scene: Scene): DisplayList {
  const { camera, keepOuts, stage } = plan
  const { env } = scene
  const zoom = camera.width / STAGE_WIDTH
  const random = scene.random('particles', plan.brief.page)
  const isFree = (x: number, y: number, room: number) =>
    keepOuts.every((spot) => Math.hypot(x - spot.x, y - spot.y) > spot.radius + room)
  const spots = (count: number, top: number, bottom: number, room = 12) =>
    Array.from({ length: count }, () => ({
      x: camera.x + random.between(0.01, 0.99) * camera.width,
      y: camera.y + random.between(top, bottom) * camera.height,
      k: random.next(),
    })).filter(({ x, y }) => isFree(x, y, room * zoom))
  if (stage.kind === 'indoors') {
    const dust = spots(16, 0.15, 0.8)
      .map(({ x, y, k }) => ellipse(x, y, (1 + k * 1.6) * zoom))
      .join('')
    return dust ? [fill(dust, oklch(0.97, 0.06, 88), { opacity: 0.4, blend: 'screen' })] : []
  }
  if (stage.kind === 'water')
    return bubbles(
      scene,
      'air',
      spots(4, 0.2, 0.9, 90).map(({ x, y }) => [x, y] as const),
    )
  if (stage.kind === 'space')
    return [
      group(
        spots(14, 0.05, 0.9).map(({ x, y, k }) =>
          glow({ x, y, radius: (6 + 10 * k) * zoom, color: oklch(0.93, 0.07, 220), strength: 0.8 }),
        ),
        { blend: 'screen' },
      ),
    ]
  if (env.snow) {
    const near = spots(90, -0.02, 1)
    const flakes = (from: number, to: number, size: number) =>
      near
        .slice(from, to)
        .map(({ x, y, k }) => ellipse(x, y, (1.4 + k * size) * zoom))
        .join('')
    return [
      fill(flakes(0, 60, 2.4), oklch(0.99, 0.01, 240), { opacity: 0.85 }),
      fill(flakes(60, 90, 5), oklch(0.99, 0.01, 240), { opacity: 0.6, blur: 1.2 * zoom }),
    ]
  }
  if (env.rain) {
    const drops = spots(190 * env.rain, -0.05, 1)
    const d = (from: number, to: number) =>
      drops
        .slice(from, to)
        .map(
          ({ x, y, k }) =>
            `M${x.toFixed(1)} ${y.toFixed(1)}l${(-(26 + 40 * k) * 0.2 * zoom).toFixed(1)} ${((26 + 40 * k) * zoom).toFixed(1)}`,
        )
        .join('')
    const half = drops.length / 2
    return [
      line(d(0, half), oklch(0.93, 0.02, 225), 2.1 * zoom, { opacity: 0.42 }),
      line(d(half, drops.length), oklch(0.95, 0.02, 225), 1.3 * zoom, { opacity: 0.32 }),
    ]
  }
  if (env.dark)
    return [
      group(
        spots(34, 0.3, 0.95, 20).flatMap(({ x, y, k }) => [
          glow({
            x,
            y,
            radius: (10 + 12 * k) * zoom,
            color: oklch(0.92, 0.15, 105),
            strength: 0.85,
          }),
          fill(ellipse(x, y, (1.5 + 1.2 * k) * zoom), oklch(0.98, 0.08, 100)),
        ]),
        { blend: 'screen' },
      ),
    ]
  const pollen = spots(28, 0.35, 0.95)
    .map(({ x, y, k }) => ellipse(x, y, (1.2 + 2 * k) * zoom))
    .join('')
  return pollen ? [fill(pollen, oklch(0.98, 0.08, 95), { opacity: 0.7, blend: 'screen' })] : []
}
