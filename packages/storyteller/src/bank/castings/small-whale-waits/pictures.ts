import type { BandPictures } from '#bank/authoring'

/** Only the friend has seen it: the others wait, and do not look up. */
const BEHIND_THEM = { H: 'N', N: 'H', F: 'dark_eye' } as const
const THE_DARK_HAS_AN_EYE = {
  'turn tell': {
    shot: 'medium',
    who: { H: 'talk/happy', F: 'look/awe', N: 'float/curious' },
    looks: BEHIND_THEM,
  },
  'turn still': { looks: BEHIND_THEM },
} as const

/** The youngest go straight down into the sea, and see the shoal and the bubbles. */
export const pictures: BandPictures = {
  '0-4': {
    home: {
      at: 'reef',
      shot: 'medium',
      mood: 'joy',
      who: { H: 'swim/joy', F: 'swim/happy' },
      looks: { H: 'sand', F: 'sand' },
      holds: {},
    },
    'try race': {
      who: { N: 'swim/determined', H: 'swim/surprised', F: 'swim/scared' },
      looks: { N: 'away' },
      touches: { H: 'N', F: 'H' },
      crowd: ['crab', 'crab'],
    },
    'try sardines': {
      who: { H: 'swim/determined', F: 'swim/curious', N: 'float/curious' },
      looks: { H: 'shoal', F: 'shoal', N: 'shoal' },
      touches: { F: 'H' },
      things: [{ thing: 'shoal', at: 'far' }],
    },
    way: {
      at: 'reef',
      who: { H: 'look/curious', F: 'look/curious', C: 'lie/sleepy', N: 'swim/worried' },
      looks: { H: 'C', F: 'C', N: 'away' },
    },
    insight: {
      shot: 'medium',
      who: { H: 'float/surprised', F: 'swim/surprised', N: 'swim/surprised' },
      looks: { H: 'F', F: 'H', N: 'H' },
      touches: { F: 'H' },
      things: [{ thing: 'big_rock', at: 'rock' }],
    },
    'turn tell': { shot: 'medium', crowd: ['crab'] },
    restore: {
      who: { A: 'float/tender', N: 'hold/joy', H: 'laugh/joy', F: 'shout/surprised' },
      looks: { A: 'N', N: 'A', H: 'N', F: 'A' },
      places: {},
      touches: { A: 'N', N: 'A' },
    },
  },
  '5-8': THE_DARK_HAS_AN_EYE,
  '9-14': THE_DARK_HAS_AN_EYE,
}

const ON_THE_FIN = {
  wears: { N: 'mitten' },
  who: { H: 'kneel/happy', F: 'listen/curious', N: 'hold/curious' },
  looks: { H: 'N', F: 'N', N: 'H' },
  touches: { H: 'N' },
} as const

/** It is on a fin from the turn on. */
export const WORN_ON_THE_FIN = {
  'turn tell': { wears: { N: 'mitten' }, shot: 'medium' },
  'turn why': { wears: { N: 'mitten' }, shot: 'medium' },
  'turn still': {
    wears: { N: 'mitten' },
    who: { H: 'sit/calm', F: 'sit/calm', N: 'float/worried' },
  },
  restore: { wears: { N: 'mitten' } },
} as const

const BALANCED = {
  shot: 'medium',
  who: { H: 'kneel/happy', F: 'look/curious', N: 'hold/curious' },
  looks: { H: 'N', F: 'N', N: 'H' },
} as const

/** What the child brought is put on the small whale's nose. */
export const ON_THE_NOSE: BandPictures = {
  '0-4': { 'turn tell': BALANCED, 'turn why': BALANCED, 'turn still': BALANCED },
}

/** The mitten is on a hand, and then on a fin. */
export const MITTEN: BandPictures = {
  '0-4': {
    home: { wears: { H: 'mitten' } },
    'turn tell': ON_THE_FIN,
    'turn why': ON_THE_FIN,
    'turn still': ON_THE_FIN,
    restore: { wears: { N: 'mitten' } },
  },
}
