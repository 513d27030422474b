import type { BandPictures } from '#bank/authoring'

/** It keeps the crown up on the king's head, and is not seen. */
export const IN_THE_CROWN = {
  isInside: true,
  wears: { N: 'crown' },
  things: ['writing_desk', { thing: 'letter', count: 7, at: 'carpet' }],
} as const

/** The youngest meet neither the chamberlain nor the market's whistlers. */
export const pictures: BandPictures = {
  '0-4': {
    home: {
      at: 'castle_meadow',
      shot: 'tiny',
      mood: 'joy',
      who: { H: 'run/happy', F: 'run/happy' },
    },
    lack: {
      who: { H: 'look/surprised', F: 'look/giggling', N: 'reach/worried' },
      looks: { H: 'N', F: 'N' },
      holds: {},
      things: ['table', 'bowl', { thing: 'letter', count: 4 }],
    },
    'try chest': {
      who: { H: 'push/determined', F: 'sit/proud', N: 'look/curious' },
      holds: {},
    },
    'try stretch': {
      who: { H: 'pull/determined', F: 'push/determined', N: 'stand/worried' },
      looks: { H: 'N', F: 'N', N: 'H' },
      places: { F: 'N' },
      pair: { who: 'H', with: 'N', type: 'hold_hands' },
      holds: {},
      things: [],
    },
    'try watch': { who: { H: 'sit/sleepy', F: 'sleep/asleep', B: 'hide/shy' } },
    way: {
      shot: 'medium',
      who: { H: 'listen/surprised', F: 'laugh/giggling', C: 'eat/happy', D: 'hold/surprised' },
      wears: { D: 'apron' },
      looks: { H: 'C', F: 'C' },
      holds: { C: 'letter', D: 'letter' },
    },
    insight: {
      who: { H: 'stand/surprised', F: 'laugh/giggling', B: 'stand/surprised' },
      looks: { F: 'H', B: 'H' },
      places: {},
      holds: {},
      wears: { H: 'low_crown' },
      things: [
        { thing: 'candle', near: 'helper' },
        { thing: 'letter', count: 7, near: 'wall_mouse' },
      ],
    },
    'turn count': {
      who: { H: 'look/tender', F: 'look/happy', N: 'hold/tender', B: 'stand/shy' },
      holds: { N: 'pencil' },
      wears: {},
      things: [
        'writing_desk',
        { thing: 'letter', count: 7, at: 'carpet' },
        { thing: 'crown', near: 'hero' },
      ],
    },
    restore: {
      who: {
        H: 'reach/joy',
        F: 'reach/joy',
        N: 'stand/joy',
        C: 'look/happy',
        D: 'stand/happy',
      },
      looks: { H: 'N', F: 'N', C: 'N', D: 'N' },
      places: { H: 'N' },
      holds: {},
      things: [{ thing: 'crown', at: 'carpet' }],
      crowd: ['duck', 'pig'],
    },
  },
}
