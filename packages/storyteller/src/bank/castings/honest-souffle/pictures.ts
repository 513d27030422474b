import type { BandPictures, Scene } from '#bank/authoring'

/** They set out, and the castle is where it smells of cooking. */
const SETTING_OUT: Partial<Scene> = {
  at: 'castle_meadow',
  shot: 'tiny',
  mood: 'joy',
  who: { H: 'walk/happy', F: 'walk/happy' },
  holds: {},
}

/** For the youngest nobody is named at the market, and everybody ends with a crust in hand. */
export const pictures: BandPictures = {
  '0-4': {
    home: SETTING_OUT,
    'try bump': {
      who: { H: 'hold/determined', F: 'sit/worried' },
      holds: { H: 'souffle' },
      touches: {},
    },
    restore: {
      who: { N: 'eat/joy', A: 'hold/joy', H: 'eat/happy', F: 'eat/happy' },
      looks: { N: 'A', A: 'N', H: 'N', F: 'H' },
      holds: { N: 'bread', A: 'bread', H: 'bread', F: 'bread' },
    },
  },
  '5-8': { home: SETTING_OUT },
  '9-14': { home: SETTING_OUT },
}
