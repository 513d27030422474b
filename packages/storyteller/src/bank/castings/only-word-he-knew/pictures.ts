import type { BandPictures } from '#bank/authoring'

/** The youngest end with their own arms out; only the oldest hear that the goat was listening. */
export const pictures: BandPictures = {
  '0-4': {
    restore: {
      time: 'night',
      who: { G: 'sleep/asleep', H: 'look/tender', F: 'look/happy' },
      looks: { H: 'G', F: 'G' },
      things: [],
    },
  },
  '9-14': {
    insight: {
      who: { N: 'look/curious', H: 'look/surprised', F: 'look/happy', A: 'stand/shy' },
      looks: { N: 'H', H: 'N', A: 'N' },
    },
  },
}
