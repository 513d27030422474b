import type { CreatureId } from '@luciole/contract/creatures'
import type { Casting } from '#bank/authoring'
import { castingById } from '#bank/castings'
import type { StoryPlan } from '#plan/story-plan'
import { FOOTLESS } from '#plan/unfit-kinds'

export const plantIn = ({ plants }: Pick<Casting, 'plants'>, { plant }: StoryPlan) =>
  plants.find(({ id }) => id === plant)
export const plantOf = (plan: StoryPlan) => plantIn(castingById(plan.casting), plan)

/** On these no boot is drawn: it stays in a hand. */
const BOOTLESS: ReadonlySet<CreatureId> = new Set<CreatureId>([
  ...FOOTLESS,
  'bee',
  'crab',
  'fairy',
  'robot',
  'turtle',
])

/** Boots without a told colour. */
const RED = '#c8372d'

/** What a child brought and has on until it is given up: a scarf round the neck, boots, a raincoat. */
export function ownWorn({
  lines,
  trait,
  party,
}: StoryPlan): { what: 'scarf' | 'boots' | 'coat'; color: string } | null {
  const { character } = party.hero
  const keepsake = lines.keep ? trait?.keepsake : null
  if (!keepsake) return null
  // An animal that likes its scarf has it knotted under the chin, and its boots on every foot.
  if (character.kind !== 'human' && keepsake.thing === 'boots')
    return character.kind === 'living_thing' || BOOTLESS.has(character.species)
      ? null
      : { what: 'boots', color: keepsake.color ?? RED }
  if (character.kind !== 'human')
    return keepsake.thing === 'scarf' && character.accent
      ? { what: 'scarf', color: keepsake.color ?? character.accent }
      : null
  if (keepsake.thing === 'scarf')
    return { what: 'scarf', color: keepsake.color ?? character.accent }
  if (keepsake.thing === 'coat' && keepsake.color) return { what: 'coat', color: keepsake.color }
  return keepsake.thing === 'boots' ? { what: 'boots', color: keepsake.color ?? RED } : null
}

/** On page 1 it is on, and not in the hand, unless the words wave it. */
export const isWornAtHome = (plan: StoryPlan): boolean =>
  ownWorn(plan) !== null && !plantOf(plan)?.waved?.includes(plan.textBand)
