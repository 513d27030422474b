import type { BandPictures } from '#bank/authoring'

/** The youngest see the bow being tied on the moon, and the name while it is sung. */
export const pictures: BandPictures = {
  '0-4': {
    'try screws': {
      who: { N: 'sit/happy', H: 'pull/determined', F: 'pull/determined' },
      looks: { H: 'N', F: 'N', N: 'H' },
      touches: { H: 'N' },
      things: [],
    },
    insight: {
      who: { H: 'sing/surprised', N: 'look/surprised', F: 'look/surprised' },
      looks: { H: 'N', N: 'H', F: 'H' },
    },
    way: { holds: { N: 'bow_stone' }, things: ['bow_stone'] },
  },
}
