import type { BandPictures } from '#bank/authoring'

/** The youngest see the big dragon ask, and the old lady from near. */
export const pictures: BandPictures = {
  '0-4': {
    lack: {
      who: { N: 'fly/joy', H: 'wave/happy', F: 'look/happy' },
      looks: { H: 'N', F: 'N', N: 'H' },
      holds: {},
      things: [],
    },
    'try tail': {
      who: { N: 'fly/surprised', H: 'pull/worried', F: 'look/giggling' },
      looks: { H: 'N', F: 'N' },
    },
    way: {
      who: { V: 'fly/sad', N: 'fly/happy', H: 'look/awe', F: 'look/awe' },
      looks: { V: 'far', N: 'V', H: 'V', F: 'V' },
    },
    'turn count': { at: 'moon_surface', things: ['rocket'] },
    'turn why': { at: 'moon_surface', things: ['rocket'] },
    insight: {
      at: 'moon_surface',
      who: { A: 'wave/happy', N: 'fly/joy', H: 'point/surprised', F: 'look/surprised' },
      looks: { H: 'A', F: 'A', N: 'A' },
      things: ['rocket'],
      wears: { A: 'mitten' },
    },
    restore: {
      who: { A: 'wave/joy', V: 'bow/tender', N: 'fly/joy', H: 'reach/joy', F: 'cheer/joy' },
      places: { H: 'V' },
      touches: { H: 'V' },
      wears: { A: 'mitten', V: null, F: 'top_hat' },
    },
  },
}
