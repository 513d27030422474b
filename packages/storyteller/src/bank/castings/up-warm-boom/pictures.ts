import type { BandPictures } from '#bank/authoring'

/** The others come home from the fair, with a lamp. */
const FROM_THE_FAIR = {
  at: 'castle_meadow',
  shot: 'medium',
  mood: 'joy',
  time: 'dusk',
  who: { H: 'walk/happy', F: 'walk/happy' },
  looks: { F: 'H' },
  holds: { F: 'lantern' },
} as const

/** The youngest go straight up the hill, and look for a home in fewer steps. */
export const pictures: BandPictures = {
  '0-4': {
    home: {
      at: 'dragon_hill',
      shot: 'tiny',
      mood: 'joy',
      who: { H: 'hold/happy', F: 'walk/happy' },
    },
    'try warm': {
      who: { H: 'point/happy', F: 'eat/happy', N: 'look/curious' },
      looks: { H: 'oven', N: 'oven' },
      holds: { F: 'bun' },
      wears: {},
    },
    way: {
      who: { H: 'sit/surprised', F: 'sit/surprised', N: 'look/curious' },
      places: { H: 'dragon_footprint', F: 'dragon_footprint' },
    },
    restore: {
      shot: 'medium',
      who: { H: 'listen/tender', F: 'listen/joy', B: 'lie/tender', N: 'sleep/asleep' },
      places: { H: 'B', F: 'B' },
    },
  },
  '5-8': { home: FROM_THE_FAIR },
  '9-14': { home: FROM_THE_FAIR },
}
