import type { Kid } from '@luciole/contract/kids'
import type { Story } from '@luciole/contract/stories'
import { characterOf } from '#features/kids/kid-figure.tsx'

/** Hero and first friend, as the book draws them; the kid alone until the cast is known. */
export function leadingPair({ cast, kid }: { cast: Story['cast']; kid: Kid }) {
  const hero = cast.find(({ part }) => part === 'hero')
  const others = cast.filter(({ part }) => part !== 'hero')
  // A friend of the family comes before anybody the story made up.
  const friend = others.find(({ source }) => source) ?? others.find(({ part }) => part === 'helper')
  return { hero: hero?.character ?? characterOf(kid), friend: friend?.character ?? null }
}
