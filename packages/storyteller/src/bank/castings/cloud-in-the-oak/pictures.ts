import type { BandPictures } from '#bank/authoring'

/** For the youngest they go up with the cloud, and hold on to it. */
export const pictures: BandPictures = {
  '0-4': {
    home: { at: 'garden' },
    'try blow': { who: { H: 'shout/surprised', F: 'shout/surprised', N: 'perch/asleep' } },
    restore: {
      at: 'tree_top',
      who: { N: 'float/joy', H: 'swim/joy', F: 'swim/giggling' },
      looks: { H: 'N', F: 'H', N: 'H' },
      places: { N: 'aloft', H: 'N', F: 'H' },
      touches: { H: 'N' },
      things: [],
    },
  },
}
