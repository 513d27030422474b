import type { BandPictures, SceneThing } from '#bank/authoring'

const EYES: SceneThing = { thing: 'owl_eyes', at: 'sky', state: 'glowing' }
/** In the dark there is nothing of her but two eyes. */
const SEEN_BY_EYES = {
  who: { H: 'point/surprised', F: 'look/surprised' },
  looks: { H: 'owl_eyes', F: 'owl_eyes' },
  things: [EYES],
} as const
const APPLAUDED = {
  who: { H: 'cheer/joy', F: 'cheer/joy', A: 'laugh/happy' },
  holds: {},
  looks: { H: 'owl_eyes', F: 'owl_eyes', A: 'owl_eyes' },
  things: [EYES],
} as const

/** The teacher asks what she is good at. */
const TAUGHT = {
  who: { H: 'look/surprised', F: 'look/surprised', N: 'sleep/asleep', G: 'think/worried' },
  looks: { H: 'N', F: 'N', G: 'N' },
} as const

/** Where a band's words show something else than the common scene. */
export const pictures: BandPictures = {
  '0-4': {
    home: { at: 'classroom' },
    lack: { who: { H: 'whisper/tender', F: 'talk/happy', N: 'sleep/asleep' } },
    'try teach': {
      who: { H: 'jump/determined', F: 'jump/happy', N: 'jump/asleep' },
      looks: { H: 'N', F: 'N' },
      things: [],
    },
    way: {
      shot: 'tiny',
      who: { H: 'search/curious', F: 'search/curious' },
      looks: { H: 'feather', F: 'feather' },
      things: [{ thing: 'feather', state: 'empty' }],
    },
    insight: { at: 'classroom' },
    'turn count': { at: 'classroom' },
    'turn why': { at: 'classroom' },
    restore: {
      at: 'classroom',
      who: { H: 'sit/sleepy', F: 'eat/happy', N: 'hold/proud' },
      holds: { N: 'bun' },
      looks: { F: 'N', N: 'H' },
      things: ['bun'],
    },
  },
  '5-8': {
    home: { at: 'classroom' },
    lack: TAUGHT,
    quiet: { shot: 'medium' },
    insight: { shot: 'tiny', ...SEEN_BY_EYES },
    restore: APPLAUDED,
  },
  '9-14': {
    home: { at: 'classroom' },
    lack: TAUGHT,
    insight: SEEN_BY_EYES,
    restore: APPLAUDED,
  },
}
