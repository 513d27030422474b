import type { BandPictures, Scene } from '#bank/authoring'

/** Two eyes look out at the fish. */
const SHOWN_THE_FISH: Partial<Scene> = {
  who: { H: 'point/happy', F: 'look/happy' },
  things: [{ thing: 'crab_teapot', state: 'full' }],
  crowd: ['fish', 'fish', 'fish'],
}

export const pictures: BandPictures = {
  '0-4': {
    lack: {
      who: { H: 'look/surprised', F: 'look/worried' },
      things: [
        { thing: 'crab_teapot', state: 'open' },
        { thing: 'cake', near: 'crab_teapot' },
        'fish_band',
      ],
      crowd: ['seahorse'],
    },
    'turn still': {
      who: { H: 'point/happy', F: 'look/happy' },
      things: [{ thing: 'crab_teapot', state: 'full' }],
      looks: { H: 'away', F: 'away' },
      crowd: ['fish', 'fish'],
    },
    'turn notice': SHOWN_THE_FISH,
    'turn why': SHOWN_THE_FISH,
    restore: {
      things: ['cake', 'fish_band'],
      secret: 'spiral_shell',
      crowd: [],
    },
    way: {
      at: 'reef',
      shot: 'tiny',
      who: { H: 'look/surprised', F: 'reach/curious' },
      things: ['crab_home', { thing: 'tiny_chair', near: 'helper' }],
      holds: {},
      looks: { H: 'crab_home', F: 'tiny_chair' },
    },
    insight: {
      things: [
        { thing: 'crab_teapot', state: 'open' },
        { thing: 'spiral_shell', state: 'empty' },
      ],
    },
  },
}
