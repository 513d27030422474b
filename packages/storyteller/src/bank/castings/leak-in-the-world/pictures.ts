import type { BandPictures } from '#bank/authoring'

/** The youngest sail straight to the World, and end with the bell and a kiss. */
export const pictures: BandPictures = {
  '0-4': {
    way: {
      at: 'school_library',
      who: { H: 'point/surprised', F: 'look/surprised', N: 'talk/worried' },
      looks: { H: 'N', F: 'N', N: 'H' },
      places: { H: 'table_boat', F: 'table_boat' },
      things: ['table_boat'],
    },
    'try bail': {
      who: {
        H: 'hold/determined',
        F: 'hold/worried',
        N: 'look/shy',
        A: 'perch/cross',
      },
      looks: { H: 'N', F: 'N', N: 'H', A: 'flood' },
      places: { A: 'chair' },
      things: ['flood', 'chair'],
    },
    restore: {
      who: { G: 'look/happy', H: 'look/tender', F: 'look/curious', A: 'walk/happy' },
      looks: { H: 'G', F: 'G', G: 'H', A: 'viewer' },
      touches: { H: 'G' },
    },
  },
}
