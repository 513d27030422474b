import type { BandPictures } from '#bank/authoring'

/** The youngest meet neither the chamberlain nor the market's whistlers. */
export const pictures: BandPictures = {
  '0-4': {
    home: {
      at: 'castle_meadow',
      shot: 'medium',
      mood: 'joy',
      who: { H: 'run/happy', F: 'run/happy' },
      holds: { H: 'pencil' },
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
      who: { H: 'reach/determined', F: 'reach/determined', N: 'lie/worried' },
      looks: { H: 'N', F: 'N', N: 'away' },
      places: { H: 'N', F: 'N' },
      holds: {},
      things: [],
    },
    'try watch': { who: { H: 'sit/sleepy', F: 'sleep/asleep', B: 'hide/shy' } },
    way: {
      shot: 'tiny',
      who: { H: 'listen/surprised', F: 'laugh/giggling', C: 'eat/happy', D: 'hold/surprised' },
      looks: { H: 'C', F: 'C' },
      holds: { C: 'letter', D: 'letter' },
    },
    insight: {
      who: { H: 'stand/surprised', F: 'laugh/giggling', B: 'hold/surprised' },
      looks: { F: 'H', B: 'H' },
      places: {},
      holds: { B: 'letter' },
      wears: { H: 'low_crown' },
      things: [
        { thing: 'candle', near: 'helper' },
        { thing: 'letter', count: 3 },
        { thing: 'backpack', near: 'wall_mouse' },
      ],
    },
    'turn count': {
      who: { H: 'give/tender', F: 'look/happy', N: 'reach/joy', B: 'stand/shy' },
      holds: {},
      things: [{ thing: 'letter', count: 7 }],
    },
    restore: {
      who: {
        H: 'point/joy',
        F: 'point/joy',
        N: 'laugh/joy',
        C: 'look/happy',
        D: 'laugh/happy',
      },
      looks: { H: 'N', F: 'N', C: 'N' },
      holds: {},
      things: [{ thing: 'crown', at: 'carpet' }],
      crowd: ['sheep', 'duck', 'pig'],
    },
  },
}
