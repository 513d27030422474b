import type { BandPictures } from '#bank/authoring'

/** The youngest know the donkey from the start, and see the hat fly. */
export const pictures: BandPictures = {
  '0-4': {
    'try ask': {
      who: { A: 'sit/proud', H: 'talk/curious', F: 'look/curious' },
    },
    way: {
      at: 'snow_hill',
      mood: 'wonder',
      isBare: true,
      who: { H: 'reach/surprised', F: 'look/surprised', A: 'shout/surprised' },
      looks: { H: 'woolly_hat', F: 'woolly_hat', A: 'woolly_hat' },
      things: [{ thing: 'woolly_hat', at: 'sky' }, 'end_sign'],
    },
    insight: {
      who: { H: 'look/surprised', F: 'look/surprised' },
      holds: { H: 'woolly_hat' },
      looks: { H: 'snow_path', F: 'snow_path' },
    },
    restore: {
      who: { N: 'stand/joy', G: 'stand/joy', H: 'walk/joy', F: 'walk/joy', A: 'look/happy' },
      looks: { N: 'G', G: 'N', H: 'N', F: 'G', A: 'N' },
      holds: {},
      things: [{ thing: 'chair', near: 'end_keeper' }],
    },
  },
}
