import type { BandPictures, Scene } from '#bank/authoring'

/** The ladies between the straw hat and the smallest. */
export const ROW = { thing: 'mole_row', near: 'straw_hat_mole' } as const

/** Away from the tree, up the hill: the smallest has nobody before her, and the straw hat is the last. */
export const PIP_FIRST: Scene = {
  at: 'mountain_path',
  shot: 'medium',
  mood: 'joy',
  who: { A: 'hold/proud', H: 'wave/tender', F: 'walk/happy' },
  looks: { A: 'away', H: 'A', F: 'A' },
  places: { F: 'H' },
  touches: { A: 'mole_row' },
  things: [{ thing: 'mole_row', state: 'full' }],
}

export const FLYING_KITE = { thing: 'long_kite', state: 'open' } as const
/** She has the tail, and the kite flies ahead of her. */
export const PULLED_ALONG: Partial<Scene> = {
  who: { ...PIP_FIRST.who, A: 'walk/proud' },
  holds: { A: 'long_kite' },
  things: [...(PIP_FIRST.things ?? []), FLYING_KITE],
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
  },
  // She reads her post with her glasses on.
  '5-8': { home: { at: 'garden_gate' }, strand: { wears: { B: 'glasses' } } },
  '9-14': { home: { at: 'garden_gate' } },
}
