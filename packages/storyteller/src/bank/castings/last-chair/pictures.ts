import type { BandPictures } from '#bank/authoring'

/** For the youngest it all happens in one evening, and the pig goes on top. */
const ROOM_FOR_ALL = {
  time: 'dusk',
  who: { H: 'stand/happy', F: 'look/happy', V: 'look/surprised', A: 'cheer/joy' },
  places: { A: 'V' },
} as const

/** The youngest come straight down from the roofs to the heap of chairs, and him beside it. */
export const pictures: BandPictures = {
  '0-4': {
    // One chair is kept for the child before the game begins.
    home: { things: ['chair'] },
    way: {
      at: 'park',
      who: { H: 'point/surprised', F: 'look/surprised', V: 'sit/shy' },
      looks: { H: 'chair_tower', F: 'chair_tower', V: 'H' },
      things: ['chair_tower'],
    },
    lack: {
      who: { A: 'sit/cross', H: 'look/surprised', F: 'look/giggling', V: 'look/shy' },
      looks: { A: 'V', H: 'V', F: 'A', V: 'chair' },
      touches: { V: 'chair' },
      things: [{ thing: 'chair', near: 'polite_dinosaur' }],
    },
    'try pull': {
      who: { H: 'pull/surprised', F: 'pull/scared', V: 'look/worried' },
      looks: { H: 'chair_tower', F: 'H', V: 'chair_tower' },
      places: { F: 'H' },
    },
    'turn why': ROOM_FOR_ALL,
    'turn count': ROOM_FOR_ALL,
    'turn dance': ROOM_FOR_ALL,
  },
  '9-14': { restore: { time: 'night' } },
}
