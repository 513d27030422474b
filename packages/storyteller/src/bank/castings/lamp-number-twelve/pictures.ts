import type { BandPictures } from '#bank/authoring'

/** Nobody sits down on what the child carries. */
const OUT_AT_DUSK = {
  at: 'street',
  time: 'dusk',
  who: { H: 'hold/happy', F: 'look/happy' },
  looks: { F: 'H' },
} as const

/** Where a band's words show something else than the common scene. */
export const pictures: BandPictures = {
  '0-4': {
    home: OUT_AT_DUSK,
    lack: {
      shot: 'tiny',
      who: {
        H: 'look/surprised',
        F: 'look/worried',
        N: 'stand/sad',
        A: 'sit/surprised',
        C: 'run/happy',
        D: 'run/happy',
      },
      places: { A: 'N' },
      looks: { H: 'N', F: 'A', A: 'N', C: 'away', D: 'away' },
    },
    'try torch': {
      who: { H: 'point/determined', F: 'hold/proud', N: 'look/sad' },
      holds: { F: 'flashlight' },
      places: { F: 'N' },
    },
    'try thanks': {
      who: { H: 'reach/tender', F: 'reach/tender', N: 'look_far/shy' },
      holds: {},
      touches: { H: 'N', F: 'N' },
      places: { H: 'N', F: 'N' },
      things: ['street_lamp'],
    },
    way: {
      who: { H: 'walk/curious', F: 'talk/surprised', A: 'sit/curious', N: 'stand/sad' },
      looks: { H: 'N', F: 'A', A: 'F', N: 'H' },
      things: ['street_lamp'],
    },
    insight: {
      shot: 'medium',
      who: { H: 'sit/tender', F: 'look/worried', N: 'look/sad' },
      looks: { H: 'N', F: 'N', N: 'H' },
    },
    'turn whistle': {
      shot: 'medium',
      who: { H: 'whistle/happy', F: 'look/joy', N: 'wave/happy', C: 'run/joy', D: 'run/joy' },
      holds: {},
      wears: {},
    },
    'turn draw': {
      wears: {},
      looks: { F: 'finish_line', N: 'H' },
      things: ['finish_line', 'street_lamp'],
    },
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
  '5-8': {
    home: OUT_AT_DUSK,
    restore: {
      who: { H: 'dance/joy', F: 'dance/joy', N: 'stand/joy', G: 'hold/happy', K: 'sit/happy' },
      looks: { G: 'K', K: 'G' },
      holds: { G: 'bread' },
      things: ['street_lamp', { thing: 'chair', count: 2 }],
    },
  },
  '9-14': { home: OUT_AT_DUSK },
}
