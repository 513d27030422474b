import { adjust, mix } from '#core/color'
import type { Lab } from '#core/color'
import { clamp } from '#core/geometry'
import type { Aura } from '#compose/aura'
import { bodyOf, hides } from '#compose/plan'
import type { Plan, Solved } from '#compose/plan'
import { maskOf, outlineOf } from './picture-checks'
import type { EdgePoint, Picture } from './picture-checks'

/** How far figure and ground should be apart, and the most that the ground is changed for it. */
const WANTED = 0.25
const MOST = 0.15
const BANDS = 3

const meanOf = (colors: readonly Lab[]): Lab =>
  colors.reduce((sum, color, i) => mix(sum, color, 1 / (i + 1)), colors[0] ?? [0.5, 0, 0])

function airFor(edges: readonly EdgePoint[]): Lab {
  const [inside, outside] = [
    meanOf(edges.map((edge) => edge.inside)),
    meanOf(edges.map((edge) => edge.outside)),
  ]
  const mean = edges.reduce((sum, { contrast }) => sum + contrast, 0) / Math.max(1, edges.length)
  const push = clamp(WANTED - mean, 0, MOST)
  const isLighter = outside[0] >= inside[0] - 0.02
  return adjust(outside, isLighter ? push : -push)
}

function auraOf(
  place: Solved,
  edges: readonly (EdgePoint & { world: readonly [number, number] })[],
) {
  const { top, bottom } = bodyOf(place)
  const bands = Array.from({ length: BANDS }, (_, band) =>
    edges.filter(
      ({ world }) =>
        clamp(Math.floor(((world[1] - top) / (bottom - top)) * BANDS), 0, BANDS - 1) === band,
    ),
  )
  const [head, middle, feet] = bands.map((band) => airFor(band.length > 2 ? band : edges))
  return { id: place.actor.id, colors: [head, middle, feet] } as Aura
}

/** What should lie behind each figure for it to stand out, found on the picture itself. */
export function findAuras(seen: { plan: Plan; picture: Picture; cast: Picture }): Aura[] {
  const { plan, picture, cast } = seen
  const { camera } = plan
  const edges = outlineOf(picture, maskOf({ plan, cast })).map((edge) => ({
    ...edge,
    world: [
      camera.x + (edge.x / picture.width) * camera.width,
      camera.y + (edge.y / picture.height) * camera.height,
    ] as const,
  }))
  return plan.placements.flatMap((place): Aura[] => {
    const own = edges.filter(({ world }) => hides(place, ...world))
    return own.length > 5 ? [auraOf(place, own)] : []
  })
}
