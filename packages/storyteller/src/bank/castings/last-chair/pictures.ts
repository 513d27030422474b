import type { BandPictures } from '#bank/authoring'

/** The youngest come straight down from the roofs to the heap of chairs, and him beside it. */
export const pictures: BandPictures = {
  '0-4': {
    way: {
      at: 'park',
      who: { H: 'point/surprised', F: 'look/surprised', V: 'sit/shy' },
      looks: { H: 'chair_tower', F: 'chair_tower', V: 'H' },
      things: ['chair_tower'],
    },
    insight: { time: 'night' },
  },
}
