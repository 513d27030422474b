import type { BandPictures } from '#bank/authoring'

/** Where a band's words show something else than the common scene. */
export const pictures: BandPictures = {
  '0-4': {
    home: { at: 'school_yard' },
    lack: { things: [{ thing: 'ladder', state: 'empty', near: 'professor' }] },
    'try hat': {
      who: { H: 'shrug/worried', F: 'look/surprised', A: 'stand/proud' },
      holds: {},
      looks: { H: 'A', F: 'A' },
    },
    'try spoon': {
      at: 'museum',
      who: { H: 'look/worried', F: 'look/surprised', B: 'eat/joy' },
      looks: { H: 'B', F: 'B' },
    },
    insight: {
      at: 'street',
      who: { H: 'point/surprised', F: 'look/surprised', V: 'sit/calm' },
      looks: { H: 'ladder', F: 'bicycle' },
      things: [{ thing: 'ladder', state: 'empty' }, 'bicycle'],
      crowd: ['fish'],
    },
    restore: {
      at: 'garden',
      who: { H: 'hold/joy', F: 'reach/joy', V: 'reach/joy' },
      places: { V: 'stilts' },
      holds: { H: 'trophy' },
      looks: { F: 'trophy' },
      things: [{ thing: 'trophy', state: 'empty' }, 'stilts'],
    },
    way: { shot: 'tiny' },
  },
}
