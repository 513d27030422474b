import type { BandPictures, Scene } from '#bank/authoring'

/** The porter cannot believe it. */
const OUTSIDE: Partial<Scene> = {
  who: {
    N: 'lie/shy',
    A: 'kneel/happy',
    H: 'reach/happy',
    F: 'look/tender',
    B: 'shout/surprised',
  },
  looks: { N: 'A', A: 'N', H: 'A', F: 'N', B: 'H' },
}
const TURNS = { 'turn why': OUTSIDE, 'turn count': OUTSIDE, 'turn dance': OUTSIDE } as const

/** The youngest count instead of tossing a coin, see no list, and end with everybody going to sleep. */
export const pictures: BandPictures = {
  '0-4': {
    // They set out: everybody is small, and the castle is where they go.
    home: { shot: 'tiny' },
    lack: {
      who: { N: 'bow/calm', A: 'hold/calm', H: 'look/surprised', F: 'look/curious' },
      looks: { N: 'A', A: 'N', H: 'A', F: 'N' },
      holds: { A: 'bread' },
      things: [{ thing: 'butter', at: 'inside' }],
    },
    'try coin': {
      who: { H: 'shout/joy', F: 'look/giggling', N: 'bow/happy', A: 'stand/happy' },
      looks: { H: 'N', F: 'A', N: 'A', A: 'N' },
      holds: {},
      things: [],
    },
    way: {
      at: 'tower_room',
      shot: 'medium',
      mood: 'sad',
      time: 'golden',
      who: { H: 'look/curious', F: 'look/surprised' },
      looks: { H: 'chair', F: 'chair' },
      places: {},
      touches: {},
      crowd: [],
      things: ['chair', 'table'],
    },
    insight: {
      shot: 'medium',
      time: 'golden',
      who: { N: 'bow/happy', A: 'stand/happy', H: 'kneel/joy', F: 'kneel/happy' },
      looks: { N: 'A', A: 'N', H: 'N', F: 'A' },
      places: { N: 'nose_right', A: 'nose_left', H: 'F' },
      things: [],
    },
    restore: {
      time: 'night',
      who: { N: 'lie/asleep', A: 'sleep/asleep', H: 'eat/joy', F: 'eat/happy' },
      looks: { H: 'N', F: 'N' },
      holds: { H: 'buttered_bread', F: 'buttered_bread' },
      places: { A: 'N', H: 'F' },
      touches: { N: 'A' },
      things: ['butter'],
    },
  },
  '5-8': TURNS,
  '9-14': TURNS,
}
