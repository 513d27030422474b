import type { BandPictures } from '#bank/authoring'

/** For the youngest page 1 is at the school's door, a baby yawns, and everybody does at the end. */
export const pictures: BandPictures = {
  '0-4': {
    home: {
      at: 'school_yard',
      shot: 'tiny',
      mood: 'joy',
      weather: 'cloudy',
      who: { H: 'walk/happy', F: 'walk/happy' },
    },
    lack: {
      who: { N: 'sit/surprised', H: 'look/curious', F: 'look/sleepy' },
      looks: { H: 'N', F: 'N' },
    },
    'try gravel': {
      who: { H: 'read/calm', F: 'sit/asleep', N: 'sit/curious' },
    },
    'try choir': {
      who: {
        C: 'stand/asleep',
        D: 'look/sleepy',
        E: 'stand/asleep',
        N: 'sit/tender',
        H: 'look/curious',
        F: 'look/curious',
      },
      holds: {},
    },
    'try speech': {
      who: { A: 'stand/asleep', N: 'wave/curious', H: 'look/surprised', F: 'look/surprised' },
      looks: { N: 'A', H: 'A', F: 'A' },
    },
    way: {
      who: { B: 'sit/sleepy', H: 'tiptoe/determined', F: 'tiptoe/tender' },
    },
    restore: {
      who: { N: 'sleep/asleep', H: 'talk/sleepy', F: 'look/sleepy' },
    },
  },
}
