import type { BandPictures } from '#bank/authoring'

/** The youngest knock at the doors, and there is no medal. */
export const pictures: BandPictures = {
  '0-4': {
    home: { shot: 'tiny' },
    way: {
      shot: 'medium',
      who: { H: 'reach/curious', F: 'look/curious', N: 'look/sad' },
      looks: { H: 'door', F: 'door', N: 'door' },
      holds: {},
      touches: { H: 'door' },
      things: ['door'],
    },
    'try run': {
      things: [
        { thing: 'door', state: 'full' },
        { thing: 'blown_washing', at: 'sky' },
      ],
    },
    insight: {
      who: { N: 'talk/proud', H: 'talk/surprised', F: 'look/surprised' },
      looks: { N: 'H', H: 'N', F: 'N' },
    },
    restore: {
      holds: { H: 'hat' },
    },
  },
}
