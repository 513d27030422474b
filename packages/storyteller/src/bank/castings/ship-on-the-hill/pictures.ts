import type { BandPictures } from '#bank/authoring'

/** The youngest meet no mouse on the mast; they find the sign on the ship itself. */
export const pictures: BandPictures = {
  '0-4': {
    lack: {
      who: { V: 'point/proud', N: 'perch/sleepy', H: 'look/surprised', F: 'look/surprised' },
    },
    'try ask': {
      who: { H: 'look/surprised', F: 'look/worried', V: 'point/proud' },
      places: {},
    },
    'try push': {
      who: { H: 'push/determined', F: 'push/determined', V: 'shout/surprised' },
    },
    way: {
      who: { H: 'reach/surprised', F: 'look/curious' },
      looks: { H: 'sign_heap', F: 'sign_heap' },
      touches: { H: 'sign_heap' },
      places: {},
      things: [{ thing: 'sign_heap', state: 'empty' }],
    },
    insight: {
      at: 'snow_hill',
      mood: 'wonder',
      who: { H: 'point/surprised', F: 'look/surprised' },
      looks: { H: 'snow_door', F: 'snow_door' },
      touches: {},
      things: [{ thing: 'snow_door', state: 'empty' }, 'hill_ship'],
    },
    restore: {
      who: { V: 'hold/joy', C: 'stand/tender', N: 'fly/joy', H: 'drink/happy', F: 'hold/happy' },
      looks: { V: 'C', C: 'V', F: 'N' },
      holds: { V: 'bowl', H: 'bowl', F: 'bowl' },
      things: ['soup_pot', 'sign', { thing: 'flower', count: 3 }],
    },
  },
}
