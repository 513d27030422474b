import type { BandPictures } from '#bank/authoring'

/** For the youngest she cries, and ends by paddling with everybody. */
export const pictures: BandPictures = {
  '0-4': {
    insight: {
      who: { V: 'bow/crying', H: 'point/surprised', F: 'look/worried' },
      looks: { H: 'V', F: 'V' },
      holds: {},
      places: {},
      things: [{ thing: 'spot_label', at: 'trunk' }],
    },
    restore: { places: { N: 'stone', H: 'second_stone' } },
  },
}
