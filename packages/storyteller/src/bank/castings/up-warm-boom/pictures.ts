import type { BandPictures } from '#bank/authoring'

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
}
