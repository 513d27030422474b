import type { BandPictures } from '#bank/authoring'

/** The youngest end with their own arms out; only the oldest hear that the goat was listening. */
export const pictures: BandPictures = {
  '0-4': {
    lack: {
      things: [
        { thing: 'cabbage', near: 'goat_farmer' },
        { thing: 'beetle', at: 'cabbage' },
        { thing: 'holed_leaf', near: 'goat_farmer' },
      ],
      looks: { A: 'beetle', N: 'away', H: 'beetle', F: 'beetle' },
    },
    restore: {
      time: 'night',
      who: { G: 'sleep/asleep', H: 'shrug/tender', F: 'shrug/happy', A: 'eat/happy' },
      looks: { H: 'G', F: 'G', A: 'cabbage' },
      touches: { A: 'cabbage' },
    },
  },
  '9-14': {
    insight: {
      who: { N: 'look/curious', H: 'look/surprised', F: 'look/happy', A: 'stand/shy' },
      looks: { N: 'H', H: 'N', A: 'N' },
    },
  },
}
