import type { BandPictures } from '#bank/authoring'

/** For the youngest nobody is named at the market, and everybody ends with a crust in hand. */
export const pictures: BandPictures = {
  '0-4': {
    home: { at: 'castle_meadow', who: { H: 'walk/happy', F: 'walk/happy' } },
    restore: {
      who: { N: 'eat/joy', A: 'laugh/joy', H: 'eat/happy', F: 'eat/happy' },
      looks: { N: 'A', A: 'N', H: 'N', F: 'H' },
      holds: { N: 'bread', H: 'bread' },
    },
  },
}
