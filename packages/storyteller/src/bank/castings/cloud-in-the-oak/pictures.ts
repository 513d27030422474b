import type { BandPictures } from '#bank/authoring'

/** For the youngest they go up with the cloud, and swim in it. */
export const pictures: BandPictures = {
  '0-4': {
    restore: {
      who: { H: 'float/joy', F: 'float/giggling', N: 'float/joy' },
      looks: { H: 'N', F: 'N', N: 'H' },
      places: { N: 'hanging', H: 'N' },
    },
  },
}
