import type { BandPictures, Scene } from '#bank/authoring'

/** On the way down to the boats. */
const TO_THE_HARBOUR: Partial<Scene> = {
  at: 'harbour',
  who: { H: 'walk/happy', F: 'walk/happy' },
}

/** Where a band's words show something else than the common scene. */
export const pictures: BandPictures = {
  '0-4': {
    home: { at: 'garden', shot: 'medium' },
    way: {
      who: { H: 'run/happy', F: 'run/happy' },
      things: [{ thing: 'bee_swarm', at: 'sky' }],
    },
    'try share': { who: { H: 'search/worried', F: 'talk/proud' } },
    'turn whistle': {
      shot: 'medium',
      who: { H: 'talk/joy', F: 'sit/happy', N: 'laugh/surprised' },
      things: ['music_notes', 'beehive'],
    },
    'turn draw': {
      who: { H: 'talk/joy', F: 'point/joy', N: 'laugh/surprised' },
      holds: {},
      looks: { F: 'chalk_bees', N: 'chalk_bees' },
    },
    'turn why': {
      who: { H: 'talk/joy', F: 'listen/happy', N: 'laugh/surprised' },
      things: ['beehive'],
    },
    restore: {
      shot: 'medium',
      time: 'golden',
      who: { H: 'cheer/joy', F: 'eat/joy', N: 'laugh/joy' },
      looks: {},
      things: [
        { thing: 'bee_swarm', at: 'sky' },
        { thing: 'honey_pot', state: 'full', count: 3 },
      ],
    },
  },
  '5-8': { home: TO_THE_HARBOUR },
  '9-14': {
    home: TO_THE_HARBOUR,
    quiet: { who: { H: 'hold/thinking', F: 'sit/calm', G: 'stand/calm' }, holds: { H: 'shell' } },
    'turn whistle': {
      who: { H: 'whistle/happy', F: 'sit/happy', N: 'sit/tender' },
      holds: { N: 'honey_pot' },
    },
  },
}
