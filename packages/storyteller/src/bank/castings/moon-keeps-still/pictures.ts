import type { BandPictures, SceneThing } from '#bank/authoring'

/** It lies at the knees it was given from. */
export const DRAWING: SceneThing = { thing: 'boat_drawing', near: 'hero' }

/** The sea is out, and the ladder leans on the moon. */
const fromFive: BandPictures['5-8'] = {
  lack: { places: { N: 'chimney' }, isBare: true, things: [{ thing: 'ladder', at: 'wall' }] },
}

/** Where a band's words show something else than the common scene. */
export const pictures: BandPictures = {
  '0-4': {
    home: { at: 'garden' },
    lack: {
      shot: 'tiny',
      at: 'rooftop',
      who: { H: 'point/surprised', F: 'look/worried', N: 'float/worried' },
      looks: { H: 'N', F: 'N', N: 'H' },
      things: [],
    },
    'try oil': {
      who: { H: 'reach/happy', F: 'hold/happy', N: 'laugh/giggling' },
      holds: { F: 'bucket' },
      things: ['bucket'],
    },
    'try push': {
      who: { H: 'push/determined', F: 'push/determined', N: 'stand/worried' },
      holds: {},
      looks: { H: 'N', F: 'N' },
      things: [],
    },
    insight: { who: { H: 'sit/tender', F: 'look/surprised', A: 'sleep/asleep' } },
    restore: {
      at: 'garden',
      time: 'dawn',
      who: { H: 'sit/happy', F: 'reach/tender', A: 'sleep/asleep', N: 'float/joy' },
      looks: { F: 'N', N: 'H' },
      places: { F: 'N' },
      things: [],
    },
  },
  '5-8': fromFive,
  '9-14': {
    ...fromFive,
    'try band': {
      who: {
        H: 'play_music/determined',
        F: 'play_music/determined',
        B: 'hold/proud',
        N: 'shout/worried',
      },
      holds: { H: 'drum', F: 'trumpet', B: 'book' },
      places: { B: 'N' },
      things: ['drum', 'trumpet', { thing: 'book', state: 'open' }],
    },
    strand: {
      shot: 'medium',
      places: { C: 'dust', F: 'H' },
      things: [{ thing: 'earth_pictures', at: 'crater' }, 'paintbrush'],
    },
  },
}
