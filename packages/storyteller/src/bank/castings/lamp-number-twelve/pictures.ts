import type { BandPictures } from '#bank/authoring'

/** Where a band's words show something else than the common scene. */
export const pictures: BandPictures = {
  '0-4': {
    home: { at: 'street', time: 'dusk' },
    lack: {
      who: { H: 'look/surprised', F: 'look/worried', N: 'stand/sad', A: 'sit/surprised' },
      places: {},
      looks: { H: 'N', F: 'A', A: 'N' },
    },
    'try torch': {
      who: { H: 'point/determined', F: 'hold/proud', N: 'look/sad' },
      holds: { F: 'flashlight' },
    },
    'try thanks': {
      who: { H: 'talk/joy', F: 'cheer/joy', N: 'look_far/sad' },
      holds: {},
      things: ['street_lamp'],
    },
    way: {
      who: { H: 'walk/curious', F: 'talk/curious', A: 'sit/curious', N: 'stand/sad' },
      looks: { H: 'N', F: 'A', A: 'F', N: 'H' },
      things: ['street_lamp', { thing: 'moth', at: 'sky' }],
    },
    insight: {
      shot: 'medium',
      who: { H: 'talk/surprised', F: 'look/worried', N: 'look/sad' },
      looks: { H: 'N', F: 'N', N: 'H' },
    },
    'turn whistle': {
      shot: 'medium',
      who: { H: 'whistle/happy', F: 'look/joy', N: 'wave/happy', C: 'run/joy', D: 'run/joy' },
      holds: {},
      wears: {},
    },
    'turn draw': { wears: {} },
    'turn why': {
      shot: 'medium',
      who: { H: 'cheer/joy', F: 'look/joy', N: 'wave/happy', C: 'run/joy', D: 'run/joy' },
      things: ['street_lamp'],
    },
    restore: {
      who: {
        H: 'run/joy',
        F: 'run/joy',
        N: 'stand/joy',
        C: 'jump/joy',
        D: 'run/joy',
        A: 'sit/happy',
      },
      things: ['street_lamp', { thing: 'moth', at: 'sky' }],
      looks: { H: 'D', D: 'H' },
    },
  },
}
