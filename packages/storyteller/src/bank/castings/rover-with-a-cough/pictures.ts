import type { BandPictures } from '#bank/authoring'

/** The youngest see the bow being tied on the moon, and the name while it is sung. */
export const pictures: BandPictures = {
  '0-4': {
    'try screws': {
      who: { N: 'sit/happy', H: 'reach/determined', F: 'look/curious' },
      looks: { H: 'N', F: 'loose_screws', N: 'H' },
      touches: { H: 'N' },
    },
    insight: {
      who: { H: 'sing/surprised', N: 'look/surprised', F: 'look/surprised' },
      looks: { H: 'N', N: 'H', F: 'H' },
    },
    way: {
      who: { N: 'carry/thinking', H: 'tiptoe/curious', F: 'tiptoe/curious' },
      looks: { H: 'N', F: 'N' },
      touches: {},
      holds: { N: 'bow_stone' },
      things: ['bow_stone', { thing: 'bow_stones', state: 'empty' }],
    },
  },
}
