import type { BandPictures } from '#bank/authoring'

/** What is put on the table, opposite the baron. */
const OPPOSITE = {
  shot: 'medium',
  who: { H: 'laugh/giggling', F: 'laugh/joy', V: 'cheer/joy' },
  things: ['table'],
  onto: 'table',
} as const

/** They are on the road to the castle before the page is over. */
const GOING_UP = { at: 'castle_meadow' } as const

/** Where a band's words show something else than the common scene. */
export const pictures: BandPictures = {
  '0-4': {
    home: GOING_UP,
    way: {
      who: { H: 'listen/curious', F: 'look/curious', A: 'hold/happy' },
      holds: { A: 'spoon' },
      looks: { H: 'A', F: 'soup_pot', A: 'H' },
      things: ['soup_pot', 'teapot'],
    },
    insight: {
      shot: 'medium',
      who: { H: 'listen/surprised', F: 'look/curious', V: 'sit/worried' },
      places: { H: 'V' },
      looks: { H: 'V', F: 'V' },
      touches: {},
      things: [],
    },
    'try faces': {
      who: {
        H: 'pull_face/giggling',
        F: 'pull_face/giggling',
        V: 'sit/cross',
        A: 'laugh/joy',
        B: 'laugh/joy',
      },
    },
    restore: {
      who: { H: 'laugh/joy', F: 'drink/joy', V: 'laugh/joy', B: 'kneel/joy' },
      holds: { F: 'trophy' },
      looks: {},
      things: [{ thing: 'trophy', state: 'full' }],
    },
  },
  '5-8': { home: GOING_UP, 'turn whistle': OPPOSITE, 'turn why': OPPOSITE },
  '9-14': {
    home: GOING_UP,
    'turn whistle': OPPOSITE,
    'turn why': OPPOSITE,
    'try joke': { places: { F: 'chair' }, things: ['chair'] },
    restore: {
      who: { H: 'laugh/joy', F: 'laugh/joy', V: 'give/joy', B: 'kneel/joy', C: 'wave/joy' },
      holds: { V: 'trophy' },
      looks: { V: 'C' },
    },
  },
}
