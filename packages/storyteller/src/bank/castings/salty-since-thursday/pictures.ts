import type { BandPictures } from '#bank/authoring'

/** The youngest swim straight up to the whale, and she cries for all to see. */
export const pictures: BandPictures = {
  '0-4': {
    home: {
      at: 'reef',
      shot: 'medium',
      mood: 'joy',
      who: { H: 'swim/joy', F: 'swim/happy' },
      looks: { H: 'sand', F: 'sand' },
      holds: {},
    },
    'try honey': {
      who: { H: 'pour/happy', F: 'look/giggling', B: 'eat/cross' },
      looks: { H: 'soup_pot', F: 'soup_pot' },
      holds: { H: 'honey_pot' },
      things: [{ thing: 'soup_pot', state: 'full' }],
    },
    'try lid': { crowd: [] },
    'try new': {
      mood: 'funny',
      who: { A: 'cheer/worried', B: 'eat/cross', H: 'pour/happy', F: 'look/curious' },
      looks: { H: 'soup_pot', A: 'B', F: 'B' },
      holds: { H: 'bucket' },
      things: [{ thing: 'soup_pot', state: 'full' }],
    },
    way: {
      at: 'reef',
      mood: 'wonder',
      who: { N: 'float/sad', H: 'swim/surprised', F: 'swim/surprised' },
      looks: { H: 'N', F: 'N', N: 'away' },
      wears: { N: 'bump' },
      crowd: [],
    },
    insight: { at: 'reef', wears: { N: 'bump' } },
    restore: {
      mood: 'tender',
      who: { N: 'float/joy', B: 'eat/joy', H: 'eat/happy', F: 'eat/happy' },
      looks: { H: 'N', F: 'H', N: 'H' },
      holds: {},
      things: [{ thing: 'soup_pot', state: 'full', near: 'hero' }],
    },
  },
}
