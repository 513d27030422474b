import type { BandPictures } from '#bank/authoring'

/** The youngest are there by rocket, and nobody measures anything. */
export const pictures: BandPictures = {
  '0-4': {
    home: {
      at: 'rocket_inside',
      shot: 'medium',
      mood: 'joy',
      who: { H: 'hold/happy', F: 'sit/happy' },
    },
    lack: {
      shot: 'tiny',
      who: { V: 'hold/cross', A: 'hold/cross', H: 'look/surprised', F: 'look/worried' },
    },
    'try flag': {
      who: { H: 'look/surprised', F: 'look/surprised', V: 'push/proud', A: 'push/proud' },
      looks: { H: 'small_world', F: 'small_world' },
      places: {},
      holds: { V: 'banner', A: 'blue_flag' },
    },
    'try half': {
      who: { H: 'draw/determined', F: 'reach/curious' },
      looks: { H: 'small_world', F: 'small_world' },
      places: {},
      touches: { H: 'small_world', F: 'small_world' },
      holds: { H: 'chalk' },
      things: [{ thing: 'small_world', state: 'open' }],
    },
    'try swap': { who: { H: 'point/happy', F: 'point/happy', V: 'shrug/cross', A: 'look/cross' } },
    way: {
      shot: 'medium',
      who: { H: 'listen/curious', F: 'look/curious', V: 'hold/cross', A: 'hold/cross' },
      looks: { H: 'small_world', F: 'small_world' },
      touches: { H: 'small_world', F: 'small_world' },
      places: {},
      holds: { V: 'banner', A: 'blue_flag' },
    },
    insight: {
      who: {
        N: 'float/crying',
        H: 'kneel/awe',
        F: 'look/surprised',
        V: 'look/surprised',
        A: 'look/surprised',
      },
      looks: { H: 'N', F: 'N', V: 'N', A: 'N' },
      holds: {},
      things: ['banner'],
    },
    'turn whistle': {
      who: { N: 'float/sleepy', H: 'whistle/tender', F: 'look/calm' },
      holds: {},
      wears: {},
    },
    'turn dance': {
      who: { N: 'float/sleepy', H: 'talk/tender', F: 'dance/calm' },
      holds: {},
      wears: {},
    },
    'turn friend': {
      who: { N: 'float/sleepy', H: 'sing/tender', F: 'dance/tender' },
      holds: {},
      wears: {},
    },
    restore: {
      who: {
        N: 'sleep/asleep',
        H: 'reach/tender',
        F: 'look/tender',
        V: 'look/tender',
        A: 'whisper/tender',
      },
      looks: { H: 'N', F: 'N', A: 'V' },
    },
  },
}
