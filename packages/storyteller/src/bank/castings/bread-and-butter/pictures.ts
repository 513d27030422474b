import type { BandPictures } from '#bank/authoring'

/** The youngest count instead of tossing a coin, see no list, and end with everybody going to sleep. */
export const pictures: BandPictures = {
  '0-4': {
    lack: {
      who: { N: 'stand/calm', A: 'bow/calm', H: 'look/surprised', F: 'look/curious' },
      looks: { N: 'A', A: 'N', H: 'A', F: 'N' },
      things: ['bread_basket'],
    },
    'try coin': {
      who: { H: 'shout/joy', F: 'look/giggling', N: 'stand/happy', A: 'stand/happy' },
      looks: { H: 'N', F: 'A', N: 'A', A: 'N' },
      holds: {},
      things: [],
    },
    way: {
      at: 'tower_room',
      shot: 'tiny',
      mood: 'sad',
      time: 'golden',
      who: { H: 'look/curious', F: 'look/surprised' },
      looks: { H: 'chair', F: 'chair' },
      places: {},
      touches: {},
      crowd: [],
      things: [{ thing: 'chair', count: 2 }, 'table'],
    },
    insight: {
      time: 'golden',
      who: { N: 'stand/happy', A: 'stand/happy', H: 'talk/joy', F: 'look/happy' },
      looks: { N: 'A', A: 'N', H: 'F', F: 'N' },
      things: [],
    },
    restore: {
      time: 'night',
      who: { N: 'lie/asleep', A: 'sleep/asleep', H: 'sit/tender', F: 'sit/happy' },
      looks: { H: 'N', F: 'N' },
      places: { A: 'N', H: 'F' },
      touches: { N: 'A' },
      things: ['bread'],
    },
  },
}
