import type { Action, Feeling } from '@luciole/contract/scene-brief'
import type { ThingId } from '@luciole/contract/things'
import type { ActorLetter, RoleLetter, Scene, SceneThing } from '#bank/authoring'

const thingOf = (one: SceneThing): ThingId => (typeof one === 'string' ? one : one.thing)
export const isRole = (letter: ActorLetter): letter is RoleLetter =>
  letter !== 'H' && letter !== 'F'

/** Hands that have nothing to do give away, in the turn, what page 1 put into them. */
const HANDS_FREE: ReadonlySet<Action> = new Set<Action>([
  'talk',
  'look',
  'stand',
  'listen',
  'think',
])
/** A hand that swings, or hangs, can have something in it. */
const CARRIES: ReadonlySet<Action> = new Set<Action>([...HANDS_FREE, 'walk', 'tiptoe', 'sit'])
/** Whoever already gives has it in the hand as well. */
const GIVES: ReadonlySet<Action> = new Set<Action>([...HANDS_FREE, 'give'])
const TAKES_IT: ReadonlySet<Action> = new Set<Action>([
  ...HANDS_FREE,
  'reach',
  'hold',
  'eat',
  'sit',
])
/** The hero does something else, and feels the same. */
const heroDoes = (action: Action, { who }: Scene): Scene['who'] => {
  const [, feeling] = (who.H ?? '').split('/') as [Action, Feeling]
  return { ...who, H: `${action}/${feeling}` }
}

/** What rises is let go of, and everybody looks up. */
export function letGo(scene: Scene, planted: ThingId): Scene {
  const { H: _held, ...holds } = scene.holds ?? {}
  return {
    ...scene,
    who: heroDoes('reach', scene),
    holds,
    looks: { ...scene.looks, H: planted },
    things: [
      { thing: planted, at: 'sky', state: 'glowing' },
      ...(scene.things ?? []).filter((one) => thingOf(one) !== planted),
    ],
  }
}

/** Arms that are round somebody cannot hold out what the words give. */
const freed = (scene: Scene): Scene => {
  if (scene.pair?.who !== 'H' || scene.pair.type !== 'hug') return scene
  const { pair: _pair, ...apart } = scene
  return { ...apart, who: heroDoes('give', scene) }
}

export function givenAway(asked: { scene: Scene; planted: ThingId | null }): Scene {
  const { planted } = asked
  const scene = planted ? freed(asked.scene) : asked.scene
  const [action] = (scene.who.H ?? '').split('/') as [Action]
  if (!planted || scene.onto || scene.pair?.who === 'H' || !GIVES.has(action)) return scene
  if (scene.holds?.H || Object.values(scene.holds ?? {}).includes(planted)) return scene
  return {
    ...scene,
    who: heroDoes('give', scene),
    holds: { ...scene.holds, H: planted },
  }
}

/** On page 1 it is in the hand of whom the words give it to, not on the ground where they walk. */
export function isInOwnHand({
  scene,
  planted,
}: {
  scene: Scene
  planted: ThingId | null
}): boolean {
  const [action] = (scene.who.H ?? '').split('/') as [Action]
  const isShown = [...(scene.things ?? []).map(thingOf), ...Object.values(scene.holds ?? {})]
  const isFree =
    scene.pair?.who !== 'H' && scene.attach?.to !== 'H' && !scene.holds?.H && !scene.onto
  return planted !== null && isFree && !isShown.includes(planted) && CARRIES.has(action)
}

/** Whose own hands are busy has given it already: it is in the other's. */
export function inTakersHand({ scene, planted }: { scene: Scene; planted: ThingId | null }): Scene {
  const isShown = (scene.things ?? []).some((one) => thingOf(one) === planted)
  if (!planted || scene.onto || isShown || Object.values(scene.holds ?? {}).includes(planted))
    return scene
  const taker = (Object.entries(scene.who) as [ActorLetter, string][]).find(
    ([letter, state]) =>
      isRole(letter) && !scene.holds?.[letter] && TAKES_IT.has(state.split('/')[0] as Action),
  )
  return taker ? { ...scene, holds: { ...scene.holds, [taker[0]]: planted } } : scene
}

/** What the turn did not give away is still the child's own. */
export function inOwnHand({ scene, planted }: { scene: Scene; planted: ThingId | null }): Scene {
  const isBusy = scene.pair?.who === 'H' || scene.onto !== undefined || scene.holds?.H !== undefined
  if (!planted || isBusy) return scene
  return {
    ...scene,
    who: heroDoes('hold', scene),
    holds: { ...scene.holds, H: planted },
  }
}

/** Whoever was given it for good has it in hand at the end, unless these hold somebody. */
export function kept({
  scene,
  planted,
  keeper,
}: {
  scene: Scene
  planted: ThingId | null
  keeper: RoleLetter | undefined
}): Scene {
  const embraces = scene.pair?.who === keeper || scene.pair?.with === keeper
  return planted && keeper && !embraces
    ? { ...scene, holds: { ...scene.holds, [keeper]: planted } }
    : scene
}

/** What one sits on when it lies in the grass: who is told to sit on a shell sits beside the others. */
const SOFT: ReadonlySet<ThingId> = new Set<ThingId>(['blanket', 'scarf', 'coat', 'pillow'])
export function satOn({ scene, planted }: { scene: Scene; planted: ThingId | null }): Scene {
  if (!Object.values(scene.places ?? {}).includes('given')) return scene
  const soft = planted && SOFT.has(planted) ? planted : undefined
  const places = Object.entries(scene.places ?? {}).flatMap(([letter, place]) =>
    place !== 'given' ? [[letter, place]] : soft ? [[letter, soft]] : [],
  )
  return { ...scene, places: Object.fromEntries(places) as NonNullable<Scene['places']> }
}
