import type { BandPictures } from '#bank/authoring'

/** Where a band's words show something else than the common scene. */
export const pictures: BandPictures = {
  '0-4': {
    home: { at: 'beach' },
    'try backwards': {
      who: { H: 'walk/surprised', F: 'walk/surprised', V: 'talk/curious' },
      things: ['coral_gate', { thing: 'stone', near: 'hero' }],
    },
    way: {
      who: { H: 'talk/curious', F: 'look/happy', A: 'talk/happy' },
      things: [{ thing: 'cup', count: 3 }],
    },
    insight: { who: { H: 'look/tender', F: 'look/worried', V: 'hold/crying' } },
    restore: {
      who: { H: 'swim/joy', F: 'cheer/joy', V: 'sit/thinking', N: 'swim/joy' },
      crowd: [],
      looks: { V: 'book' },
      holds: { V: 'book' },
      things: [{ thing: 'coral_gate', state: 'glowing' }],
    },
  },
}
