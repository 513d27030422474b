import type { BandPictures } from '#bank/authoring'

/** Where a band's words show something else than the common scene. */
export const pictures: BandPictures = {
  '0-4': {
    home: { at: 'rocket_inside' },
    'try uniform': {
      who: { H: 'point/proud', F: 'cheer/proud', V: 'hold/cross' },
      holds: { V: 'stamp' },
    },
    insight: {
      shot: 'close',
      who: { H: 'hold/surprised', F: 'look/surprised', V: 'look/sad' },
      holds: { H: 'form' },
      looks: { H: 'V', F: 'form' },
      things: ['form'],
    },
    'turn why': { holds: { V: 'stamp' }, things: ['stamp'] },
  },
}
