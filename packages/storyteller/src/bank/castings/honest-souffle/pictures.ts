import type { BandPictures, Scene } from '#bank/authoring'

/** Past the castle, where it smells of baking. */
const PAST_THE_KITCHEN: Partial<Scene> = {
  at: 'castle_meadow',
  who: { H: 'walk/happy', F: 'walk/happy' },
}

/** For the youngest nobody is named at the market, and everybody ends with a crust in hand. */
export const pictures: BandPictures = {
  '0-4': {
    home: PAST_THE_KITCHEN,
    restore: {
      who: { N: 'eat/joy', A: 'laugh/joy', H: 'eat/happy', F: 'eat/happy' },
      looks: { N: 'A', A: 'N', H: 'N', F: 'H' },
      holds: { N: 'bread', H: 'bread' },
    },
  },
  '5-8': { home: PAST_THE_KITCHEN },
  '9-14': { home: PAST_THE_KITCHEN },
}
