import type { TextBand } from '@luciole/contract/book'
import { ANIMAL_VOICE } from '#bank/layers/voice-animal'
import { DAD_VOICE } from '#bank/layers/voice-dad'
import { KID_VOICE } from '#bank/layers/voice-kid'
import { LOVEY_VOICE } from '#bank/layers/voice-lovey'
import { MAGICAL_VOICE } from '#bank/layers/voice-magical'
import { MOM_VOICE } from '#bank/layers/voice-mom'
import { PASSERBY_VOICE } from '#bank/layers/voice-passerby'
import { FRIENDS_TEXT } from '#bank/layers/friends'
import { TALENTS_TEXT } from '#bank/layers/talents'
import { ACTIVITY_TRAITS } from '#bank/layers/traits/activity'
import { COLLECTION_TRAITS } from '#bank/layers/traits/collection'
import { GARMENT_TRAITS } from '#bank/layers/traits/garment'
import { HERO_TRAITS } from '#bank/layers/traits/hero'
import { LIKE_TRAITS } from '#bank/layers/traits/like'
import { LOOK_TRAITS } from '#bank/layers/traits/look'
import { NONE_TRAITS } from '#bank/layers/traits/none'
import { OBJECT_TRAITS } from '#bank/layers/traits/object'
import { WORN_TRAITS } from '#bank/layers/traits/worn'
import { WORLDS_TEXT } from '#bank/layers/worlds'
import { CASTINGS } from '#bank/castings'
import { GROUNDS } from '#plan/ground'
import { parseStoryText, type StoryText, type Unit } from '#bank/story-text'
import { oncePer } from '#once-per'
import type { VoiceType } from '#plan/party'

const kid = parseStoryText(KID_VOICE)
export const VOICES: Readonly<Record<VoiceType, StoryText>> = {
  lovey: parseStoryText(LOVEY_VOICE),
  boy: kid,
  girl: kid,
  animal: parseStoryText(ANIMAL_VOICE),
  magical_creature: parseStoryText(MAGICAL_VOICE),
  dad: parseStoryText(DAD_VOICE),
  mom: parseStoryText(MOM_VOICE),
  passerby: parseStoryText(PASSERBY_VOICE),
}
/** Lines of one casting that only some of its books need, each by its name and the casting's. */
export const OWN_LINES: StoryText = new Map(
  CASTINGS.flatMap(({ id, ownLines }) =>
    [...parseStoryText(ownLines)].map(([of, units]) => {
      const name = `${of} ${id}`
      return [name, units.map((unit) => ({ ...unit, name, guards: [...unit.guards, id] }))] as const
    }),
  ),
)
/** When it was, and what the hero wished for, felt on the first page and the last. */
export const WORLDS = parseStoryText(WORLDS_TEXT)
/** How the friends beside the helper set out, and remarks anybody may make. */
export const FRIENDS = parseStoryText(FRIENDS_TEXT)
export const TALENT_LINES = parseStoryText(TALENTS_TEXT)
/** The kid's own detail on page 1 (`trait`), and how it is planted when it will matter (`keep`). */
export const TRAIT_LINES = parseStoryText(
  [
    COLLECTION_TRAITS,
    GARMENT_TRAITS,
    WORN_TRAITS,
    OBJECT_TRAITS,
    LIKE_TRAITS,
    ACTIVITY_TRAITS,
    LOOK_TRAITS,
    NONE_TRAITS,
    HERO_TRAITS,
  ].join('\n'),
)

/** Words a guard may use; those of one group are alternatives, groups must all hold. */
const GUARD_GROUPS: readonly (readonly string[])[] = [
  ['0-4', '5-8', '9-14'],
  ['day', 'night'],
  ['male', 'female'],
  ['sibling', 'not-sibling'],
  ['mobile'],
  ['modern'],
  ['past', 'today', 'future'],
  ['villain'],
  ['hands'],
  ['afoot', 'waiting'],
  ['mild'],
  ['fed'],
  ['early'],
  ['whole'],
  ['paws'],
  ['walks'],
  ['winged', 'wingless'],
  GROUNDS,
  CASTINGS.map(({ id }) => id),
]

const GROUPED = new Set(GUARD_GROUPS.flat())

export interface GuardFacts {
  band: TextBand
  /** Everything else that holds: `day`, `female`, a species … */
  words: ReadonlySet<string>
}

/** A unit's guards by group, sorted out once. */
const demandsOf = oncePer(({ guards }: Unit): readonly (readonly string[])[] => {
  const species = guards.filter((guard) => !GROUPED.has(guard))
  return [...GUARD_GROUPS, species]
    .map((group) => guards.filter((guard) => group.includes(guard)))
    .filter((group) => group.length > 0)
})

export function isAllowed({ unit, facts }: { unit: Unit; facts: GuardFacts }): boolean {
  return demandsOf(unit).every((group) =>
    group.some((guard) => guard === facts.band || facts.words.has(guard)),
  )
}

/** Units by the beginnings of their names, sorted out once for each text. */
const sorted = new WeakMap<StoryText, Map<string, readonly Unit[]>>()

function unitsBeginning({ text, prefix }: { text: StoryText; prefix: string }): readonly Unit[] {
  const byPrefix = sorted.get(text) ?? new Map<string, readonly Unit[]>()
  sorted.set(text, byPrefix)
  const known = byPrefix.get(prefix)
  if (known) return known
  const units = [...text.entries()]
    .filter(([name]) => name === prefix || name.startsWith(`${prefix} `))
    .flatMap(([, found]) => found)
  byPrefix.set(prefix, units)
  return units
}

/** Units whose name is `prefix` or begins with it, and whose guards hold. */
export function unitsOf({
  text,
  prefix,
  facts,
}: {
  text: StoryText
  prefix: string
  facts: GuardFacts
}): Unit[] {
  return unitsBeginning({ text, prefix }).filter((unit) => isAllowed({ unit, facts }))
}
