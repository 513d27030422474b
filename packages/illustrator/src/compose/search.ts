import type { Shot } from '@luciole/contract/scene-brief'
import { createRandom } from '#core/random'
import { aimCamera } from './camera'
import type { Composition } from './compose'
import { judgeArrangement, judgeFraming } from './cost'
import type { Candidate } from './cost'
import { lookAtThings } from './look-at-things'
import { moveOne, placeCast } from './place-cast'
import type { Places } from './place-cast'
import { placeObjects } from './place-objects'
import type { Roles } from './roles'
import { sightsOf } from './sights'
import { stanceIn, stanceOf } from './stance'

/**
 * A page that nobody stands badly on is found at once. Where the best costs more, it is worth looking
 * longer: after the first round moving one at a time finds more than starting anew.
 */
const ROUNDS = [
  { ifAbove: 0, placements: 90 },
  { ifAbove: 40, placements: 45 },
  { ifAbove: 120, placements: 45 },
]
const CAMERAS = 3
/** For an arrangement that is found. */
const LAST_CAMERAS = 12
const FINALISTS = 8
/** The best are not as good as they could be: each is tried with one figure moved. */
const MENDED = 4
const MENDS = 36

const ANYWHERE = { x: 0, y: 0, width: 0, height: 0 }

export interface Ranked extends Candidate {
  cost: number
  /** Of that, what no camera changes. */
  own: number
}

const ranked = (list: readonly Ranked[]) =>
  list.toSorted((a, b) => a.cost - b.cost).slice(0, FINALISTS)

/** The best arrangements of a page, best first. */
export function search(composition: Composition, roles: Roles, shot: Shot): Ranked[] {
  const { brief, stage, sizes, seed, previous, isCover, obstacles } = composition
  const random = createRandom(seed, 'compose', brief.page)
  const arranging = createRandom(seed, 'objects', brief.page)
  const last = previous?.at(-1)
  const before = last?.location === brief.location ? last : undefined
  const heroOnLeft = before && !before.heroOnLeft
  const seenBefore = (previous ?? []).flatMap(({ location, camera }) =>
    location === brief.location && camera ? [camera] : [],
  )
  const sampler = {
    brief,
    stage,
    roles,
    random,
    view: stanceIn(brief, shot),
    isGathered: shot === 'close' || isCover === true,
  }
  const carriers = new Set(
    roles.riders.flatMap(({ actor }) => (actor.attach?.where === 'arms' ? [actor.attach.to] : [])),
  )
  const { hero, gathering } = roles
  const sights = sightsOf(brief, stage)
  const aimed = (candidate: Omit<Candidate, 'camera'>, own: number, tries: number): Ranked => {
    const look = {
      ...candidate,
      hero,
      shot,
      heroOnLeft,
      isCover,
      brief,
      stage,
      obstacles,
      gathering,
      seenBefore,
    }
    let best: Ranked = { ...candidate, camera: ANYWHERE, own, cost: Infinity }
    for (let i = 0; i < tries; i++) {
      const camera = aimCamera({ ...look, carriers, sights, random })
      const cost = own + judgeFraming({ ...look, camera }, best.cost - own)
      if (cost < best.cost) best = { ...candidate, camera, own, cost }
    }
    return best
  }
  /** What is worse than the most that is asked for needs no camera. */
  const frame = (places: Places, most: number): Ranked => {
    const objects = placeObjects({
      brief,
      stage,
      places,
      hero,
      sizes,
      size: stanceOf(shot).size,
      random: arranging,
    })
    lookAtThings(places, objects, brief)
    const own = judgeArrangement(
      { places, objects, camera: ANYWHERE, hero, shot, brief, stage, obstacles, gathering },
      most,
    )
    return aimed({ places, objects }, own, own < most ? CAMERAS : 0)
  }
  const mended = (from: Ranked): Ranked => {
    let best = from
    for (let i = 0; i < MENDS && best.cost > 0; i++) {
      const other = frame(moveOne(best.places, sampler), best.cost)
      if (other.cost < best.cost) best = other
    }
    const again = aimed(best, best.own, LAST_CAMERAS)
    return again.cost < best.cost ? again : best
  }
  let best: Ranked[] = []
  for (const { ifAbove, placements } of ROUNDS) {
    if ((best[0]?.cost ?? Infinity) < ifAbove) break
    for (let i = 0; i < placements; i++)
      best = ranked([...best, frame(placeCast(sampler), best[FINALISTS - 1]?.cost ?? Infinity)])
    best = ranked(best.map((one, i) => (i < MENDED ? mended(one) : one)))
  }
  return best
}
