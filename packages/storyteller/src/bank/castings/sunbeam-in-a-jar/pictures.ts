import type { BandPictures } from '#bank/authoring'

/** The youngest go straight up into the sky, and meet the lamps without their keeper. */
export const pictures: BandPictures = {
  '0-4': {
    home: {
      at: 'asteroid_path',
      shot: 'medium',
      mood: 'joy',
      who: { H: 'hold/happy', F: 'walk/happy' },
    },
    'try feed': {
      who: { H: 'give/curious', F: 'give/curious' },
      holds: { H: 'biscuit', F: 'apple' },
    },
    'try bright': {
      at: 'asteroid_path',
      who: { H: 'look/surprised', F: 'hold/worried' },
      holds: { F: 'jar' },
      things: [
        { thing: 'lantern', count: 7 },
        { thing: 'jar', state: 'empty' },
      ],
    },
    way: {
      shot: 'tiny',
      who: { H: 'walk/awe', F: 'look/curious', B: 'float/sleepy' },
      looks: { H: 'B', F: 'jar' },
      places: { F: 'H' },
      things: [{ thing: 'jar', state: 'glowing' }],
    },
  },
}
