import { adjust, mix, oklch } from '#core/color'
import type { Lab } from '#core/color'
import { fill } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import { bumpy, leaf } from '#core/path'
import type { Random } from '#core/random'
import { tones } from '#light/light'
import { toneGradient } from '#light/part'
import type { Scene } from '#stages/scene'
import { repeat } from './stamp'

export interface Mass {
  x: number
  y: number
  rx: number
  ry: number
}

interface Clump extends Mass {
  /** -1 away from the light to 1 towards it. */
  facing: number
}

function clumpsOf(mass: Mass, scene: Scene, random: Random): Clump[] {
  const { light } = scene
  const count = Math.round(Math.min(13, 6 + mass.rx / 28))
  return repeat(count, (i) => {
    const angle = (i / count) * Math.PI * 2 + random.between(-0.35, 0.35)
    const reach = i % 3 === 0 ? random.between(0.12, 0.34) : random.between(0.46, 0.7)
    const size = random.between(0.34, 0.56)
    const [u, v] = [Math.cos(angle) * reach, Math.sin(angle) * reach]
    return {
      x: mass.x + u * mass.rx,
      y: mass.y + v * mass.ry,
      rx: mass.rx * size,
      ry: mass.ry * size * 0.92,
      facing: (u * light.x + v * light.y) * 1.3,
    }
  })
}

/**
 * A crown or a bush: ragged clumps, the ones that face the light painted last and lightest, and
 * loose leaves along every edge so that no outline is a ball.
 */
export function foliage(
  scene: Scene,
  mass: Mass & { color: Lab; name: string; leaf?: number; dabs?: number },
): DisplayList {
  const { color, name, leaf: size = 8 + mass.rx * 0.075, dabs = 1 } = mass
  const random = scene.random('foliage', name)
  const tone = tones(scene.light, color)
  const clumps = clumpsOf(mass, scene, random).toSorted((a, b) => a.facing - b.facing)
  const lobes = (clump: Mass) => Math.max(7, Math.round((clump.rx + clump.ry) / size / 0.95))
  const outline = (list: readonly Mass[], shrink: number, shift: number) =>
    list
      .map((clump) =>
        bumpy({
          x: clump.x + scene.light.x * shift * clump.rx,
          y: clump.y + scene.light.y * shift * clump.ry,
          rx: clump.rx * shrink,
          ry: clump.ry * shrink,
          lobes: lobes(clump),
          random,
          roundness: 0.58,
          jitter: 0.34,
        }),
      )
      .join('')
  const strokes = ['', '', '', '']
  for (const clump of clumps)
    for (let i = 0; i < 13 * dabs; i++) {
      const angle = random.between(0, Math.PI * 2)
      const edge = random.chance(0.55)
      const k = edge ? random.between(0.92, 1.08) : Math.sqrt(random.next())
      const lit =
        clump.facing +
        (Math.cos(angle) * scene.light.x + Math.sin(angle) * scene.light.y) * k * 0.7 +
        random.between(-0.4, 0.4)
      const layer = lit > 0.75 ? 3 : lit > 0.2 ? 2 : lit > -0.4 ? 1 : 0
      const turn = edge ? angle + random.between(-0.7, 0.7) : random.between(0.2, 2.9)
      strokes[layer] += leaf({
        x: clump.x + Math.cos(angle) * clump.rx * k,
        y: clump.y + Math.sin(angle) * clump.ry * k,
        length: size * random.between(0.7, 1.5),
        angle: turn,
        width: 0.36,
      })
    }
  const away = clumps.filter((clump) => clump.facing <= 0.1)
  const near = clumps.filter((clump) => clump.facing > -0.25)
  const bright = clumps.filter((clump) => clump.facing > 0.28)
  const dabOf = (index: number, paint: Lab, opacity: number) =>
    strokes[index] ? [fill(strokes[index], paint, { opacity })] : []
  const snowy = scene.env.snow ? oklch(scene.env.dark ? 0.74 : 0.96, 0.025, 255) : undefined
  return [
    fill(
      outline(clumps, 1, 0),
      toneGradient(scene.light, { ...tone, base: tone.shade, light: tone.base, shade: tone.deep }),
    ),
    ...dabOf(0, tone.deep, 0.7),
    ...(away.length
      ? [fill(outline(away, 0.72, 0.1), mix(tone.shade, tone.base, 0.4), { opacity: 0.65 })]
      : []),
    ...(near.length
      ? [fill(outline(near, 0.8, 0.12), toneGradient(scene.light, tone), { opacity: 0.9 })]
      : []),
    ...dabOf(1, tone.base, 0.8),
    ...(bright.length
      ? [fill(outline(bright, 0.56, 0.3), mix(tone.light, tone.high, 0.2), { opacity: 0.7 })]
      : []),
    ...dabOf(2, tone.light, 0.85),
    ...dabOf(3, snowy ?? adjust(tone.high, 0.01, 1.1), 0.8),
    ...(snowy
      ? [
          fill(
            clumps
              .filter((clump) => clump.y < mass.y)
              .map((clump) =>
                bumpy({
                  x: clump.x,
                  y: clump.y - clump.ry * 0.74,
                  rx: clump.rx * 0.58,
                  ry: clump.ry * 0.17,
                  lobes: Math.max(9, Math.round(clump.rx / 7)),
                  random,
                }),
              )
              .join(''),
            snowy,
            { opacity: 0.82 },
          ),
        ]
      : []),
  ]
}

/** Blades that meet in a point at the ground. */
export function tuft(
  random: Random,
  at: { x: number; y: number; height: number; blades?: number; spread?: number },
): string {
  const { x, y, height, blades = 5, spread = 1.2 } = at
  const f = (value: number) => Math.round(value * 10) / 10
  return repeat(blades, (i) => {
    const u = blades > 1 ? (i / (blades - 1)) * 2 - 1 : 0
    const angle = (u * 0.5 + random.between(-0.16, 0.16)) * spread
    const h = height * random.between(0.6, 1.1) * (1 - 0.25 * u * u)
    const w = height * 0.04 + 1
    const x0 = x + u * height * 0.1
    const [tipX, tipY] = [x0 + Math.sin(angle) * h, y - Math.cos(angle) * h]
    const [midX, midY] = [x0 + Math.sin(angle) * h * 0.22, y - h * 0.5]
    return `M${f(x0)} ${f(y + h * 0.06)}Q${f(midX - w * 1.3)} ${f(midY)} ${f(tipX)} ${f(tipY)}Q${f(midX + w * 1.5)} ${f(midY + h * 0.06)} ${f(x0)} ${f(y + h * 0.06)}Z`
  }).join('')
}
