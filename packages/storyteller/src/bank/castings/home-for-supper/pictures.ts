import type { BandPictures, Scene } from '#bank/authoring'

/** The marble in hand, and the hole it came out of: as small as a mouse, and all the wind is in it. */
const PLUG: Partial<Scene> = {
  mood: 'funny',
  time: 'golden',
  who: { H: 'kneel/awe', F: 'crouch/surprised', N: 'point/joy' },
  holds: { H: 'marble' },
  looks: { H: 'windy_hole', F: 'windy_hole', N: 'windy_hole' },
  things: ['windy_hole'],
}

/** For the youngest there are five steps, and a bear in bed. */
export const pictures: BandPictures = {
  '0-4': {
    'turn count': PLUG,
    'turn notice': PLUG,
    'turn why': PLUG,
    lack: {
      who: { H: 'look/surprised', F: 'look/curious', N: 'hold/cross' },
      holds: { N: 'mouse_map' },
      things: [],
      attach: { who: 'N', to: 'H', where: 'head' },
    },
    'try lake': {
      who: { H: 'look/surprised', F: 'look/surprised', N: 'point/proud' },
    },
    'try house': {
      who: { H: 'talk/curious', F: 'look/curious', N: 'talk/determined', G: 'hold/cross' },
      holds: { G: 'pillow' },
      places: { G: 'branch' },
    },
    'try mountain': {
      who: { H: 'hush/worried', F: 'tiptoe/worried', N: 'point/proud', K: 'sleep/asleep' },
      looks: { H: 'K', F: 'K' },
    },
    way: {
      who: { H: 'walk/curious', F: 'hold/curious', N: 'point/determined' },
      holds: { F: 'kite' },
      things: ['dandelion', { thing: 'spider', at: 'hanging' }],
    },
    restore: {
      who: { N: 'hold/joy', H: 'hold/joy', F: 'hold/joy' },
      attach: { who: 'N', to: 'H', where: 'head' },
      holds: { H: 'leaf', F: 'hat' },
      looks: { N: 'H', H: 'N', F: 'H' },
      farOff: [],
    },
  },
}
