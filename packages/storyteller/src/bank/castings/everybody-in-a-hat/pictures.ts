import type { BandPictures } from '#bank/authoring'

/** The youngest see the party first, and the shark comes to them. */
export const pictures: BandPictures = {
  '0-4': {
    home: { at: 'reef', shot: 'medium', who: { H: 'swim/joy', F: 'swim/happy' } },
    'try birthdays': {
      who: {
        H: 'talk/curious',
        F: 'talk/curious',
        G: 'shrug/shy',
        D: 'shrug/shy',
        B: 'shrug/thinking',
      },
      looks: { H: 'G', F: 'D', G: 'H', D: 'F' },
      farOff: ['B'],
    },
    way: {
      who: { H: 'talk/curious', F: 'look/curious', D: 'whisper/scared', N: 'shout/worried' },
      looks: { H: 'D', F: 'D', D: 'H', N: 'viewer' },
    },
    insight: {
      isBare: true,
      at: 'abyss',
      shot: 'tiny',
      mood: 'tense',
      who: { H: 'talk/curious', F: 'look/scared', A: 'talk/joy' },
      looks: { H: 'A', F: 'A', A: 'H' },
      things: [],
    },
    restore: {
      who: { H: 'reach/joy', F: 'hold/joy', A: 'look/tender', K: 'shout/joy', N: 'cheer/joy' },
      looks: { H: 'K', F: 'K', A: 'K', N: 'K' },
      holds: { F: 'cake' },
    },
  },
}

const WORN = { wears: { H: 'straw_hat' } } as const
const GIVEN = { wears: { A: 'straw_hat' } } as const
const pages = {
  home: WORN,
  'try birthdays': { wears: { H: 'straw_hat', B: 'top_hat' } },
  'try shout': WORN,
  'try sleeper': { wears: { H: 'straw_hat', C: 'woolly_hat' } },
  lack: WORN,
  way: WORN,
  road: WORN,
  quiet: WORN,
  insight: WORN,
  strand: { wears: { H: 'straw_hat', G: 'teapot' } },
  cover: WORN,
  'turn listen': GIVEN,
  'turn why': GIVEN,
  restore: GIVEN,
} as const

/** On one head, and then on another. */
export const STRAW: BandPictures = { '0-4': pages, '5-8': pages, '9-14': pages }
