import type { BandPictures, SceneThing } from '#bank/authoring'

/** Under its ivy, and free of it. */
export const SIGN: SceneThing = { thing: 'ivy_sign', at: 'post' }
/** The wind has torn some leaves off: red paint shows. */
export const HALF: SceneThing = { thing: 'ivy_sign', state: 'broken', at: 'post' }
export const READ: SceneThing = { thing: 'ivy_sign', state: 'open', at: 'post' }

export const pictures: BandPictures = {
  '0-4': {
    home: { at: 'big_oak', who: { H: 'walk/happy', F: 'walk/happy' }, looks: { F: 'H' } },
    restore: {
      who: { H: 'eat/joy', F: 'eat/joy', V: 'carry/joy', N: 'hold/joy' },
      holds: { H: 'bowl', F: 'bowl', V: 'soup_pot', N: 'cake' },
      looks: { V: 'H', N: 'cake' },
      places: { H: 'feast_table', F: 'feast_table', N: 'feast_table' },
    },
    way: {
      at: 'tree_room',
      shot: 'medium',
      mood: 'wonder',
      who: { H: 'look/surprised', F: 'point/curious' },
      things: ['long_table'],
      looks: { H: 'long_table', F: 'long_table' },
    },
    lack: { shot: 'tiny' },
    insight: {
      who: { H: 'point/surprised', F: 'hold/surprised' },
      holds: { F: 'leaf' },
      looks: { H: 'ivy_sign', F: 'leaf' },
      things: [HALF],
    },
  },
  '5-8': { insight: { who: { H: 'lie/surprised', F: 'look/curious' } } },
  '9-14': {
    // One behind the other, and each looks at a back.
    lack: {
      who: {
        H: 'look/surprised',
        F: 'stand/worried',
        N: 'carry/sad',
        V: 'point/cross',
        A: 'stand/calm',
        B: 'stand/calm',
      },
      looks: { H: 'ivy_sign', V: 'ivy_sign', N: 'V', B: 'N', A: 'B' },
      places: { V: 'bridge', N: 'queue_first', B: 'queue_second', A: 'queue_third' },
      crowd: [],
    },
    insight: {
      time: 'night',
      shot: 'wide',
      things: [{ thing: 'ivy_sign', state: 'glowing', at: 'post' }],
      who: { H: 'lie/surprised', F: 'sit/curious' },
    },
  },
}
