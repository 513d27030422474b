import type { BandPictures } from '#bank/authoring'

/** They set out from the gate; for the youngest there is a kiss on a big nose, and a cup to bathe in. */
export const pictures: BandPictures = {
  '0-4': {
    home: { at: 'garden_gate' },
    restore: {
      who: { H: 'cheer/joy', F: 'cheer/joy', V: 'crouch/joy', N: 'reach/tender' },
      holds: {},
      touches: { N: 'V' },
    },
  },
  '5-8': { home: { at: 'garden_gate' } },
  '9-14': { home: { at: 'garden_gate' } },
}
