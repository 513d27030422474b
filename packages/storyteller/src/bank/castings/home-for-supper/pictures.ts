import type { BandPictures, Scene } from '#bank/authoring'

const PLUG: Partial<Scene> = {
  looks: { H: 'marble', F: 'N', N: 'H' },
  things: ['marble', { thing: 'leaf', count: 4, at: 'sky' }],
}

/** For the youngest there are five steps, and a bear in bed. */
export const pictures: BandPictures = {
  '0-4': {
    'turn count': PLUG,
    'turn notice': PLUG,
    'turn why': PLUG,
    lack: {
      who: { H: 'look/surprised', F: 'look/curious', N: 'point/cross' },
      attach: { who: 'N', to: 'H', where: 'head' },
    },
    'try lake': {
      who: { H: 'look/surprised', F: 'look/surprised', N: 'point/proud' },
    },
    'try mountain': {
      who: { H: 'hush/worried', F: 'tiptoe/worried', N: 'point/proud', K: 'sleep/asleep' },
      looks: { H: 'K', F: 'K' },
    },
    restore: {
      who: { N: 'fly/joy', H: 'reach/joy', F: 'hold/joy' },
      holds: { F: 'hat' },
      looks: { H: 'leaf', F: 'H' },
    },
  },
}
