import type { BandPictures } from '#bank/authoring'

/** For the youngest they go up with the cloud, and hold on to it. */
export const pictures: BandPictures = {
  '0-4': {
    home: { at: 'garden' },
    'try blow': { who: { H: 'shout/determined', F: 'shout/determined', N: 'perch/asleep' } },
    restore: {
      at: 'tree_top',
      // The cloud before its rider: whoever comes first has a place, and the other joins them there.
      who: { H: 'swim/joy', N: 'float/joy', F: 'stand/giggling' },
      looks: { H: 'N', F: 'H', N: 'H' },
      places: { N: 'aloft', H: 'N' },
      pair: { who: 'F', with: 'N', type: 'ride' },
      things: [],
    },
  },
}
