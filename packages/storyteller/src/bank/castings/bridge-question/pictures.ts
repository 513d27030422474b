import type { BandPictures } from '#bank/authoring'

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
      crowd: ['pony', 'goose'],
    },
    'try truth': { who: { H: 'point/happy', F: 'talk/happy', V: 'look/thinking' }, holds: {} },
    'try clever': {
      who: { B: 'talk/proud', H: 'listen/sleepy', F: 'sleep/asleep', V: 'think/thinking' },
      holds: {},
      crowd: ['pony'],
    },
    insight: {
      who: { H: 'crouch/surprised', F: 'look/curious', V: 'stand/calm' },
    },
    restore: {
      who: { V: 'shout/joy', H: 'run/joy', F: 'run/joy' },
      holds: {},
      places: { V: 'bridge_end', H: 'bridge' },
      crowd: ['frog'],
    },
  },
  '9-14': {
    quiet: {
      who: { V: 'read/sad', H: 'sit/thinking', F: 'sleep/asleep' },
      holds: { V: 'book' },
      looks: { V: 'far', H: 'V' },
    },
  },
}
