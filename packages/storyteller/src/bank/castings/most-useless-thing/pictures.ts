import type { BandPictures } from '#bank/authoring'

const IN_THE_CHERRIES = {
  at: 'garden',
  who: { H: 'hold/joy', F: 'look/giggling', V: 'look_far/joy' },
  places: { V: 'stilts' },
  looks: { H: 'V', F: 'V' },
  things: ['stilts'],
} as const

const ON_THE_TABLE = { onto: 'table' } as const

/** Where a band's words show something else than the common scene. */
export const pictures: BandPictures = {
  '0-4': {
    home: { at: 'school_yard' },
    lack: { things: [{ thing: 'ladder', state: 'empty', near: 'professor' }] },
    'try hat': {
      who: { H: 'shrug/worried', F: 'look/surprised', A: 'stand/proud' },
      holds: {},
      looks: { H: 'A', F: 'A' },
    },
    'try spoon': {
      at: 'museum',
      who: { H: 'look/surprised', F: 'look/surprised', B: 'stand/joy' },
      looks: { H: 'B', F: 'B' },
    },
    'try machine': {
      who: { H: 'shrug/worried', F: 'reach/happy', D: 'sleep/asleep' },
      touches: { F: 'idle_machine' },
    },
    insight: {
      at: 'street',
      who: { H: 'point/surprised', F: 'jump/surprised', K: 'ride/determined' },
      places: { K: 'bicycle' },
      looks: { H: 'K', F: 'K' },
      things: ['bicycle', { thing: 'ladder', state: 'empty' }],
    },
    'turn whistle': IN_THE_CHERRIES,
    'turn why': IN_THE_CHERRIES,
    restore: {
      at: 'garden',
      who: { H: 'hold/joy', F: 'reach/joy', V: 'reach/joy' },
      places: { V: 'stilts' },
      holds: { H: 'trophy' },
      looks: { F: 'trophy' },
      things: [{ thing: 'trophy', state: 'empty' }, 'stilts'],
      wears: {},
    },
    way: { shot: 'tiny' },
  },
  '5-8': { 'turn whistle': ON_THE_TABLE, 'turn why': ON_THE_TABLE },
  '9-14': {
    'turn whistle': ON_THE_TABLE,
    'turn why': ON_THE_TABLE,
    strand: {
      who: { H: 'talk/curious', F: 'look/giggling', E: 'sit/sad', G: 'look/curious' },
    },
    insight: {
      who: { H: 'sit/worried', F: 'look/thinking', V: 'stand/calm' },
      holds: { H: 'form' },
      looks: { H: 'ladder', F: 'H' },
      crowd: ['dog'],
    },
  },
}
