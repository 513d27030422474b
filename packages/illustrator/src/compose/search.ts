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

/** A page that nobody stands badly on is found at once; a crowded one is worth looking longer. */
const PLACEMENTS = 90
const PATIENCE = 3
const GOOD_ENOUGH = 40
const CAMERAS = 3
const FINALISTS = 8
/** The best are not as good as they could be: each is tried with one figure moved. */
const MENDED = 4
const MENDS = 36

const ANYWHERE = { x: 0, y: 0, width: 0, height: 0 }

export interface Ranked extends Candidate {
  cost: number
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
  const frame = (places: Places): Ranked => {
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
    const look = {
      places,
      objects,
      hero,
      shot,
      heroOnLeft,
      isCover,
      brief,
      stage,
      obstacles,
      gathering,
    }
    const own = judgeArrangement({ ...look, camera: ANYWHERE }).cost
    const shots = Array.from({ length: CAMERAS }, (): Ranked => {
      const camera = aimCamera({ ...look, carriers, sights, random })
      return {
        places,
        objects,
        camera,
        cost: own + judgeFraming({ ...look, camera, seenBefore }).cost,
      }
    })
    return shots.toSorted((a, b) => a.cost - b.cost)[0] as Ranked
  }
  const mended = (from: Ranked): Ranked => {
    let best = from
    for (let i = 0; i < MENDS && best.cost > 0; i++) {
      const other = frame(moveOne(best.places, sampler))
      if (other.cost < best.cost) best = other
    }
    return best
  }
  let best: Ranked[] = []
  for (let round = 0; round < PATIENCE && !((best[0]?.cost ?? Infinity) < GOOD_ENOUGH); round++) {
    const tried = Array.from({ length: PLACEMENTS }, () => frame(placeCast(sampler)))
    const finalists = ranked([...best, ...tried])
    best = ranked(finalists.map((one, i) => (i < MENDED ? mended(one) : one)))
  }
  return best
}
