import type { Kid } from '@luciole/contract/kids'
import type { Story } from '@luciole/contract/stories'
import { characterOf } from '#features/kids/kid-figure.tsx'

/** The hero and everybody the family chose, as the book draws them; the kid alone until the cast is known. */
export function chosenParty({ cast, kid }: { cast: Story['cast']; kid: Kid }) {
  const hero = cast.find(({ part }) => part === 'hero')
  const friends = cast.filter(
    ({ part, source }) => part === 'helper' || (part !== 'hero' && source !== undefined),
  )
  return {
    hero: hero?.character ?? characterOf(kid),
    friends: friends.map(({ character }) => character),
  }
}
