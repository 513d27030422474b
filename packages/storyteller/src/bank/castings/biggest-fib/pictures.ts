import type { BandPictures } from '#bank/authoring'

/** They set out from the gate; for the youngest there is a kiss as high as a mouse can reach, and a cup to bathe in. */
export const pictures: BandPictures = {
  '0-4': {
    home: { at: 'garden_gate' },
    'try liar': {
      who: { H: 'look/surprised', F: 'jump/surprised', A: 'jump/surprised', V: 'point/calm' },
      looks: { H: 'soup_pot', F: 'soup_pot', A: 'soup_pot', V: 'soup_pot' },
      places: {},
      things: [{ thing: 'soup_pot', state: 'broken' }],
    },
    restore: {
      who: {
        H: 'cheer/joy',
        F: 'cheer/joy',
        V: 'crouch/joy',
        N: 'reach/tender',
        A: 'cheer/happy',
      },
      holds: {},
      places: { N: 'V' },
      looks: { V: 'N', N: 'V' },
      touches: { N: 'V' },
      things: ['trophy', { thing: 'hearts', near: 'mother_mouse' }],
    },
  },
  '5-8': { home: { at: 'garden_gate' } },
  '9-14': { home: { at: 'garden_gate' } },
}
