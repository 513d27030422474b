import type { BandPictures, SceneThing } from '#bank/authoring'

/** Open on the wall of the bridge, before him. */
export const LEDGER: SceneThing = { thing: 'book', state: 'open', at: 'rail' }

/** Before her house, on the other side. */
const GRANNY: SceneThing = { thing: 'waving_granny', at: 'doorstep' }

export const pictures: BandPictures = {
  '0-4': {
    lack: {
      who: { H: 'talk/curious', F: 'stand/worried', V: 'stand/cross' },
      holds: {},
    },
    way: {
      at: 'guarded_bridge',
      who: { H: 'think/thinking', F: 'jump/worried', V: 'shout/cross' },
      places: { V: 'bridge' },
      things: [],
      holds: {},
      looks: {},
      crowd: ['pony', 'goose'],
    },
    'try truth': {
      who: { H: 'point/happy', F: 'talk/happy', V: 'look/thinking' },
      things: [],
      holds: {},
    },
    'try clever': {
      who: { B: 'talk/proud', H: 'listen/sleepy', F: 'sleep/asleep', V: 'think/thinking' },
      things: [],
      places: { V: 'bridge', B: 'queue' },
      crowd: ['pony'],
    },
    insight: {
      who: { H: 'crouch/surprised', F: 'look/curious', V: 'stand/calm' },
      things: [],
      holds: {},
      wears: {},
      looks: { H: 'V', F: 'V', V: 'far' },
      places: {},
    },
    'turn climb': { who: { H: 'ride/tender', F: 'look/awe', V: 'walk/surprised' } },
    'turn still': { who: { H: 'point/proud', F: 'stand/proud', V: 'walk/happy' } },
    'turn why': { who: { H: 'point/proud', F: 'cheer/happy', V: 'walk/happy' } },
    restore: {
      who: { V: 'shout/joy', H: 'run/joy', F: 'run/joy' },
      holds: {},
      places: { H: 'bridge' },
      crowd: ['frog'],
    },
  },
  '9-14': {
    quiet: {
      who: { V: 'look_far/sad', H: 'sit/thinking', F: 'sleep/asleep' },
      looks: { V: 'away', H: 'V' },
    },
    restore: {
      time: 'golden',
      holds: { C: 'blossom', V: 'ladle' },
      things: [{ thing: 'onlookers', state: 'open', at: 'near_bank' }, GRANNY],
    },
  },
}
