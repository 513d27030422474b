import type { BandPictures } from '#bank/authoring'

/** The youngest go straight up into the sky, and meet the lamps without their keeper. */
export const pictures: BandPictures = {
  '0-4': {
    home: {
      at: 'asteroid_path',
      shot: 'medium',
      mood: 'joy',
      who: { H: 'hold/happy', F: 'walk/happy', A: 'float/sleepy' },
      looks: { H: 'A', F: 'A' },
    },
    'try run': { who: { H: 'run/worried', F: 'run/worried', A: 'float/happy' } },
    'try feed': {
      who: { H: 'give/curious', F: 'give/curious', A: 'float/happy' },
      looks: { H: 'jar', F: 'jar', A: 'jar' },
      holds: { H: 'biscuit', F: 'apple' },
    },
    'try bright': {
      at: 'asteroid_path',
      who: { H: 'look/surprised', F: 'hold/worried' },
      holds: { F: 'jar' },
      things: [
        { thing: 'jar', state: 'empty' },
        { thing: 'lantern', count: 7 },
      ],
    },
    way: {
      shot: 'tiny',
      who: { H: 'walk/awe', F: 'look/curious', B: 'float/sleepy' },
      looks: { H: 'B', F: 'jar' },
      places: { F: 'H' },
      things: [{ thing: 'jar', state: 'glowing' }],
    },
    restore: { wears: { H: 'gold', F: 'gold' } },
  },
}
