import type { BandPictures } from '#bank/authoring'

/** The youngest meet the school and no policeman; with the oldest it is nearly light when it sits down. */
export const pictures: BandPictures = {
  '0-4': {
    lack: {
      who: { N: 'look/shy', H: 'look/surprised', F: 'look/surprised' },
      holds: {},
      looks: { N: 'cloud', H: 'N', F: 'N' },
    },
    way: {
      shot: 'tiny',
      who: { N: 'walk/sad', H: 'tiptoe/curious', F: 'tiptoe/curious' },
      holds: {},
      looks: { N: 'away', H: 'N', F: 'N' },
      things: [],
      isBare: false,
    },
    'try sign': {
      who: { N: 'hold/proud', H: 'point/proud', F: 'look/surprised' },
      looks: { N: 'sign', H: 'sign', F: 'N' },
    },
    insight: {
      who: { N: 'talk/crying', H: 'talk/surprised', F: 'look/worried' },
      holds: {},
      looks: { H: 'N', F: 'N' },
    },
    restore: {
      who: { N: 'sleep/asleep', H: 'look/tender', F: 'sing/happy' },
      holds: {},
      looks: { H: 'N', F: 'N' },
    },
  },
  '9-14': { restore: { time: 'dawn' } },
}
