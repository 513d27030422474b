import type { BandPictures } from '#bank/authoring'

/** In the youngest books the giantess comes down to the valley herself. */
export const pictures: BandPictures = {
  '0-4': {
    home: {
      at: 'mountain_path',
      shot: 'medium',
      mood: 'joy',
      who: { H: 'walk/happy', F: 'walk/happy' },
    },
    lack: {
      shot: 'wide',
      who: { H: 'shout/surprised', F: 'look/worried' },
      things: [],
      crowd: ['goat', 'goat', 'goat'],
    },
    'try shout': {
      who: { H: 'shout/surprised', F: 'shout/joy' },
      things: [
        { thing: 'far_castle', state: 'glowing', at: 'far' },
        { thing: 'hat', at: 'sky' },
        { thing: 'woolly_hat', at: 'sky' },
      ],
    },
    way: { who: { H: 'look/curious', F: 'look/curious' } },
    'try trade': {
      who: { H: 'reach/determined', F: 'stand/worried', V: 'stand/cross' },
      looks: { H: 'V', F: 'V' },
      holds: {},
      things: [{ thing: 'jar', state: 'glowing', at: 'bridge' }],
    },
    'try sneak': { who: { H: 'push/determined', F: 'look_far/worried', V: 'point/cross' } },
    insight: {
      who: { H: 'talk/tender', F: 'look/sad', V: 'talk/sad' },
      looks: { H: 'V', F: 'V', V: 'jar' },
      places: {},
      things: [
        { thing: 'jar', state: 'glowing', at: 'rug' },
        { thing: 'cup', state: 'empty' },
      ],
    },
    'turn whistle': {
      things: [
        { thing: 'jar', state: 'open' },
        { thing: 'sparkles', at: 'sky' },
      ],
    },
    'turn why': {
      who: { H: 'talk/tender', F: 'look/happy', V: 'look/joy' },
      things: [
        { thing: 'jar', state: 'open' },
        { thing: 'cup', count: 2 },
      ],
    },
    restore: {
      at: 'village_market',
      who: { H: 'shout/joy', F: 'drink/joy', V: 'shout/joy' },
      holds: { F: 'cup', V: 'cup' },
      things: [],
      crowd: ['goat', 'goat', 'goat'],
    },
  },
  '5-8': { restore: { time: 'night' } },
  // they set out the morning after
  '9-14': { strand: { time: 'day' }, restore: { time: 'night' } },
}
