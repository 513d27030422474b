import type { Casting, RoleLetter } from '#bank/authoring'
import { cloudInTheOak } from '#bank/castings/cloud-in-the-oak/casting'
import { parseStoryText, type StoryText } from '#bank/story-text'
import type { TextBand } from '@luciole/contract/book'

/** Every story world; a new one is one line here. */
export const CASTINGS: readonly Casting[] = [cloudInTheOak]

const BY_ID = new Map(CASTINGS.map((casting) => [casting.id, casting]))

export function castingById(id: string): Casting {
  const casting = BY_ID.get(id)
  if (!casting) throw new Error(`No casting ${id}`)
  return casting
}

const parsed = new Map<string, StoryText>()

/** The prose of a casting for one band, read once. */
export function proseOf({ casting, band }: { casting: Casting; band: TextBand }): StoryText {
  const key = `${casting.id} ${band}`
  const known = parsed.get(key)
  if (known) return known
  const source = casting.bands[band]
  if (source === undefined) throw new Error(`Casting ${casting.id} has no prose for ${band}`)
  const text = parseStoryText(source)
  parsed.set(key, text)
  return text
}

export const rolesOf = (casting: Casting) =>
  Object.entries(casting.roles) as [RoleLetter, NonNullable<Casting['roles'][RoleLetter]>][]
