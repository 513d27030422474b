import type { BandPictures } from '#bank/authoring'

/** The youngest hear of a fish who is alone, of no wall and no pearl. */
export const pictures: BandPictures = {
  '0-4': {
    home: {
      at: 'reef',
      shot: 'medium',
      mood: 'joy',
      who: { H: 'swim/joy', F: 'swim/happy' },
    },
    lack: {
      who: { H: 'look/curious', F: 'look/worried', N: 'hide/shy', A: 'dance/joy' },
      looks: { H: 'N', F: 'N' },
      things: [],
      crowd: ['seahorse'],
    },
    'try jobs': {
      things: [{ thing: 'spoon', near: 'young_octopus' }],
      who: { H: 'laugh/surprised', F: 'sit/giggling', A: 'cover_ears/cross', N: 'pour/surprised' },
    },
    'try coat': { who: { H: 'look/worried', F: 'reach/giggling', N: 'stand/shy' } },
    way: {
      shot: 'medium',
      who: { H: 'give/happy', F: 'give/happy', A: 'talk/happy', N: 'look/worried' },
      looks: { H: 'A', F: 'A', N: 'A' },
      holds: {},
      things: [],
    },
    insight: {
      shot: 'tiny',
      who: { H: 'point/surprised', F: 'look/tender', N: 'look/surprised', B: 'float/sad' },
      looks: { H: 'B', F: 'B', N: 'B' },
      things: [],
    },
    'turn dance': {
      at: 'reef',
      things: [],
    },
    'turn why': {
      at: 'reef',
      things: [],
    },
    restore: {
      who: { H: 'dance/joy', F: 'dance/joy', N: 'dance/joy', A: 'dance/joy', B: 'swim/joy' },
      places: { A: 'N', B: 'N', F: 'N' },
      holds: {},
      things: [],
    },
  },
}
