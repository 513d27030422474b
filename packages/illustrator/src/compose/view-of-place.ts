import type { SceneBrief, Shot } from '@luciole/contract/scene-brief'
import { createRandom } from '#core/random'
import type { Box } from '#core/geometry'
import { STAGE_HEIGHT, STAGE_WIDTH } from '#stages/stage'
import type { Stage } from '#stages/stage'
import { hasRoom, partOfPlace, stepInto } from '#stages/step-into'
import type { End } from '#stages/step-into'
import { ACTION_RULES } from './actions'
import { sharedBy } from './cost'
import { partsNamed } from './parts-named'
import type { PlanDigest } from './plan'
import { throneFor } from './seats'
import type { Company } from './seats'
import { isViewSought } from './sights'

const ENDS: readonly End[] = ['left', 'right']

/** Every place that a page names is still to be seen. */
function hasAllOf(stage: Stage, whole: Stage, brief: SceneBrief): boolean {
  const ids = (one: Stage) => new Set([...Object.keys(one.anchors), ...one.slots.map((s) => s.id)])
  const [there, here] = [ids(whole), ids(stage)]
  return partsNamed(brief).every((id) => !there.has(id) || here.has(id))
}

/** Who sits, climbs or perches does it on what the place has: from nearer it would be too large. */
function usesPlace(company: Company, stage: Stage): boolean {
  const { cast } = company.brief
  // A throne that came nearer is nobody's: who would have it sat on the floor.
  if (cast.some((one) => throneFor(one, stage, company) !== undefined)) return true
  const { slots } = stage
  const kinds = new Set(slots.map(({ kind }) => kind))
  return cast.some(({ action, attach }) =>
    attach
      ? false
      : (ACTION_RULES[action].slots ?? []).some(
          (kind) => kind !== 'ground' && kind !== 'small' && kinds.has(kind),
        ),
  )
}

/** A moon that the frame would cut. */
const cutsOrb = ({ orb }: Stage, isMoon: boolean) =>
  isMoon &&
  orb !== undefined &&
  orb.x + orb.radius > 0 &&
  orb.x - orb.radius < STAGE_WIDTH &&
  (orb.y - orb.radius < 0 || orb.x < orb.radius || orb.x > STAGE_WIDTH - orb.radius)

/** How much of the height of a place each shot shows, about. */
const SHOWN: Partial<Record<Shot, number>> = { wide: 1 }
const MOSTLY = 0.72

/** What such a page would show of the place, before anybody stands there. */
function likelyFrame(stage: Stage, shot: Shot): Box {
  const share = SHOWN[shot] ?? MOSTLY
  const [width, height] = [STAGE_WIDTH * share, STAGE_HEIGHT * share]
  return partOfPlace(stage, {
    x: (STAGE_WIDTH - width) / 2,
    y: STAGE_HEIGHT - height,
    width,
    height,
  })
}

/**
 * The first page in a place shows it whole; when the story stays or comes back, what was seen
 * least: all of it, or one end from nearer.
 */
export function viewOfPlace(
  stage: Stage,
  page: {
    brief: SceneBrief
    isHuman: Company['isHuman']
    shot: Shot
    previous: readonly PlanDigest[]
    isMoonlit: boolean
    seed: string
  },
): Stage {
  const { brief, isHuman, shot, previous, isMoonlit, seed } = page
  const seen = previous.flatMap(({ location, camera }) =>
    location === brief.location && camera ? [camera] : [],
  )
  const isFitted = brief.cast.some(({ at }) => at !== undefined && stage.fitted?.includes(at))
  const isWhole = isFitted || shot === 'tiny' || shot === 'close' || isViewSought(brief, stage)
  if (!seen.length || isWhole || usesPlace({ brief, isHuman }, stage)) return stage
  const isLeftFirst = createRandom(seed, 'view', stage.id).chance(0.5)
  const ends = (isLeftFirst ? ENDS : ENDS.toReversed())
    .map((end) => stepInto(stage, end))
    .filter((one) => hasRoom(one) && hasAllOf(one, stage, brief) && !cutsOrb(one, isMoonlit))
  const known = (one: Stage) =>
    Math.max(...seen.map((other) => sharedBy(likelyFrame(one, shot), other)))
  return [...ends, stage].toSorted((a, b) => known(a) - known(b))[0] as Stage
}
