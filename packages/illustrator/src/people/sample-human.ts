import type { Human } from '@luciole/contract/character'
import { OUTFIT_COLORS } from './wardrobe'

/** A six-year-old in a yellow coat, changed as you like: for onlookers, tests and contact sheets. */
export function sampleHuman(change: Partial<Human>): Human {
  const outfit = change.outfit ?? 'raincoat'
  return {
    kind: 'human',
    sex: 'female',
    age: 6,
    skin: 4,
    hair: 'puffs',
    hairColor: 'black',
    eyes: 'brown',
    freckles: false,
    glasses: 'none',
    hearingAid: false,
    wheelchair: false,
    beard: 'none',
    colors: [...OUTFIT_COLORS[outfit]],
    accent: '#d33b36',
    ...change,
    outfit,
  }
}
