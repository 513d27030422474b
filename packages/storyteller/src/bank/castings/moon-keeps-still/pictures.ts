import type { BandPictures } from '#bank/authoring'

/** Where a band's words show something else than the common scene. */
export const pictures: BandPictures = {
  '0-4': {
    home: { at: 'garden' },
    lack: {
      shot: 'medium',
      at: 'rooftop',
      who: { H: 'point/surprised', F: 'look/worried', N: 'float/worried' },
      looks: { H: 'N', F: 'N', N: 'H' },
      things: [],
    },
    'try oil': {
      who: { H: 'reach/happy', F: 'hold/happy', N: 'laugh/giggling' },
      holds: { F: 'bucket' },
      things: ['bucket'],
    },
    'try push': {
      who: { H: 'push/determined', F: 'push/determined', N: 'stand/worried' },
      holds: {},
      looks: { H: 'N', F: 'N' },
      things: [],
    },
    insight: { who: { H: 'sit/tender', F: 'look/surprised', A: 'sleep/asleep' } },
    restore: {
      at: 'dragon_hill',
      time: 'dawn',
      who: { H: 'sit/happy', F: 'sit/happy', A: 'sleep/asleep', N: 'fly/joy' },
      looks: { F: 'N' },
      things: [],
    },
  },
}
