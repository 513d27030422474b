import type { BandPictures } from '#bank/authoring'

/** The youngest see the lamb jump with everybody. */
export const pictures: BandPictures = {
  '0-4': {
    'try show': { holds: {} },
    restore: { who: { N: 'jump/joy', A: 'look/tender', H: 'jump/joy', F: 'jump/joy' } },
  },
}
