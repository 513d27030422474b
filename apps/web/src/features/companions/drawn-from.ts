import type { Character } from '@luciole/contract/character'
import type { Companion } from '@luciole/contract/companions'
import { neutralCharacter } from '@luciole/illustrator/portrait/neutral-character'

/** How a friend looks: as chosen, or drawn from what their card says. */
export const drawnFrom = (companion: Companion): Character =>
  companion.portrait.character ?? neutralCharacter({ seed: companion.id, ...companion })
