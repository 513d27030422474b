import type { BandPictures } from '#bank/authoring'

/** For the youngest they go up with the cloud, and swim in it. */
export const pictures: BandPictures = {
  '0-4': {
    'try blow': { who: { H: 'shout/determined', F: 'shout/determined', N: 'perch/asleep' } },
    restore: {
      at: 'tree_top',
      who: { H: 'swim/joy', F: 'stand/giggling', N: 'float/joy' },
      looks: { H: 'N', F: 'H', N: 'H' },
      places: { N: 'aloft', H: 'N' },
      pair: { who: 'F', with: 'N', type: 'ride' },
      things: [],
    },
  },
}
