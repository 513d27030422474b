import type { SceneActor, SceneObject } from '@luciole/contract/scene-brief'
import type { ThingId } from '@luciole/contract/things'
import type { Casting, PageKind, Scene } from '#bank/authoring'
import { givenAway, inOwnHand, inTakersHand, kept, letGo, satOn } from '#pages/in-hand'
import { isPaidWith, isThingTold, isWornGone } from '#pages/own-told'
import { isWornAtHome, ownWorn, plantIn, plantOf } from '#pages/own-worn'
import type { StoryPlan } from '#plan/story-plan'

/** What a thing of today was, long ago: the words say so too. */
const LONG_AGO: Partial<Record<ThingId, ThingId>> = { flashlight: 'lantern' }

export function plantedThing({
  plan,
  casting,
}: {
  plan: StoryPlan
  casting: Casting
}): ThingId | null {
  if (plan.lines.keep) return plan.trait?.keepsake?.thing ?? null
  const thing = plantIn(casting, plan)?.thing ?? null
  return (plan.era === 'past' && thing && LONG_AGO[thing]) || thing
}

interface Page {
  plan: StoryPlan
  casting: Casting
  kind: PageKind | 'cover'
  page: number
  told: Scene
}

/** What the child brought, as one page shows it. */
export interface OwnOnPage {
  /** Drawn as a thing; null while it is worn, or not told of. */
  planted: ThingId | null
  /** What the child has on: in its colour, or `none` once it is off. */
  worn: { what: 'scarf' | 'boots' | 'coat'; look: string } | null
  color: string | null
  /** The words never give it away in this band. */
  stays: boolean
  /** It rises by itself when it is let go of. */
  rises: boolean
}

export function ownOnPage({ plan, casting, kind, page, told }: Page): OwnOnPage {
  const worn = ownWorn(plan)
  const stays = plantOf(plan)?.stays?.includes(plan.textBand) ?? false
  const isOnlyWorn = worn !== null && (stays || (kind === 'home' && isWornAtHome(plan)))
  const isLaid = kind === 'restore' && told.onto !== undefined
  const isTold = isLaid || isThingTold({ plan, kind })
  const brought = isTold && !isOnlyWorn ? plantedThing({ plan, casting }) : null
  const isPutOn = Object.values(told.wears ?? {}).some((one) => one === brought)
  const planted = isPutOn || told.isInside ? null : brought
  // What the child is inside with is still on it, until it is given.
  const isOff = brought !== null && !(told.isInside && kind !== 'turn' && kind !== 'restore')
  // Asked of who wears something alone: it reads every page's words.
  const isGone = () => !stays && (isOff || isWornGone({ plan, page }))
  return {
    planted,
    worn: worn && { what: worn.what, look: isGone() ? 'none' : worn.color },
    color: worn?.color ?? (plan.lines.keep ? plan.trait?.keepsake?.color : null) ?? null,
    stays,
    rises: casting.plants.some(({ thing, rises }) => rises && thing === planted),
  }
}

/** Where the words have it: in a hand, given, let go of, or kept for good. */
function inItsHand({ plan, casting, kind, told: scene }: Page, own: OwnOnPage): Scene {
  const { planted, stays, rises } = own
  if (kind === 'restore') {
    const isNeverGiven = plan.textBand === '0-4' && plan.lines.keep !== null && !isPaidWith(plan)
    if (stays || isNeverGiven) return inOwnHand({ scene, planted })
    const keeper = plantIn(casting, plan)?.keeper
    return inTakersHand({ scene: kept({ scene, planted, keeper }), planted })
  }
  if (kind !== 'turn') return scene
  if (stays) return inOwnHand({ scene, planted })
  if (rises && planted) return letGo(scene, planted)
  return inTakersHand({ scene: givenAway({ scene, planted }), planted })
}

/** The scene with it, and whether it goes from the child to somebody there. */
export function withOwn(page: Page, own: OwnOnPage): { scene: Scene; changesHands: boolean } {
  const shown = inItsHand(page, own)
  return {
    scene: satOn({ scene: shown, planted: own.planted }),
    changesHands: page.kind === 'turn' && shown !== page.told && !own.rises,
  }
}

/** Its colour, whoever has it; what a hand brought is no larger once it lies in the grass. */
export function ownAmong({
  objects,
  own: { planted, color },
  scene,
  isHeld,
  cast,
}: {
  objects: readonly SceneObject[]
  own: OwnOnPage
  scene: Scene
  isHeld: boolean
  cast: readonly SceneActor[]
}): SceneObject[] {
  const isDropped = !isHeld && !scene.onto && !scene.things?.length
  const looks = { ...(color && { color }), ...(isHeld && { heldBy: 'hero' }) }
  const seen = objects.map((object): SceneObject =>
    object.thing === planted
      ? { ...object, ...looks, ...(isDropped && !object.at && { role: 'support' }) }
      : object,
  )
  const holder = cast.find(({ holds }) => holds === planted)
  if (color && planted && holder && !seen.some(({ thing }) => thing === planted))
    seen.push({ id: planted, thing: planted, role: 'support', heldBy: holder.id, color })
  return seen
}
