import type { BandPictures, Scene } from '#bank/authoring'

/** The ladies between the straw hat and the smallest. */
export const ROW = { thing: 'mole_row', near: 'straw_hat_mole' } as const

/** Away from the tree, up the hill, and the smallest is in front. */
const PIP_FIRST: Partial<Scene> = {
  at: 'mountain_path',
  mood: 'joy',
  who: { A: 'walk/proud', H: 'walk/happy', F: 'walk/happy', N: 'walk/happy' },
  looks: { A: 'away', H: 'A', F: 'A', N: 'A' },
  touches: { N: 'A' },
  things: [ROW],
}

/** They set out from the gate; the youngest see from the tree that the row is round. */
export const pictures: BandPictures = {
  '0-4': {
    home: { at: 'garden_gate' },
    way: {
      at: 'tree_top',
      who: { H: 'point/joy', F: 'look/happy' },
      looks: { H: 'sea', F: 'sea' },
      things: [],
    },
    insight: {
      at: 'big_oak',
      who: { H: 'crouch/curious', F: 'look/calm', A: 'look/calm', N: 'look/surprised' },
      looks: { H: 'A', F: 'N', A: 'N', N: 'H' },
    },
    'turn count': PIP_FIRST,
    'turn why': PIP_FIRST,
  },
  // She reads her post with her glasses on.
  '5-8': { home: { at: 'garden_gate' }, strand: { wears: { B: 'glasses' } } },
  '9-14': { home: { at: 'garden_gate' } },
}
