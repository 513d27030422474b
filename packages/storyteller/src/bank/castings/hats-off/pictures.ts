import type { BandPictures } from '#bank/authoring'

/** The youngest meet no mayor: it is the child whom the wind lifts, hat and all. */
export const pictures: BandPictures = {
  '0-4': {
    lack: {
      who: { B: 'reach/surprised', H: 'look/surprised', F: 'look/surprised', N: 'float/happy' },
      looks: { B: 'N', H: 'N', F: 'N' },
      wears: {},
    },
    'try tie': {
      who: { H: 'float/surprised', F: 'look/worried', N: 'float/happy' },
      looks: { F: 'H', N: 'H' },
      places: { N: 'hanging' },
      wears: { H: 'straw_hat' },
    },
    restore: {
      who: { B: 'hold/joy', N: 'float/joy', H: 'wave/happy', F: 'look/happy' },
      looks: { H: 'N', F: 'N', N: 'H', B: 'N' },
      holds: {},
      wears: { B: 'hat' },
      things: ['bunting'],
    },
  },
  '5-8': {
    restore: {
      who: {
        A: 'bow/shy',
        N: 'float/joy',
        H: 'hold/proud',
        F: 'look/happy',
        B: 'wave/joy',
      },
      looks: { A: 'H', N: 'A', H: 'A', F: 'A', B: 'N' },
      wears: { A: null, B: 'hat' },
    },
  },
}
