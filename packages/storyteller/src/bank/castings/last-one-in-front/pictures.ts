import type { BandPictures } from '#bank/authoring'

/** They set out from the gate; the youngest see from the tree that the row is round. */
export const pictures: BandPictures = {
  '0-4': {
    home: { at: 'garden_gate' },
    way: {
      at: 'tree_top',
      who: { H: 'point/joy', F: 'look/happy' },
      looks: { H: 'away', F: 'away' },
      things: [],
    },
    insight: {
      at: 'big_oak',
      who: { H: 'crouch/curious', F: 'look/calm', A: 'look/calm', N: 'look/surprised' },
      looks: { H: 'A', F: 'N', A: 'N', N: 'H' },
    },
  },
  '5-8': { home: { at: 'garden_gate' } },
  '9-14': { home: { at: 'garden_gate' } },
}
