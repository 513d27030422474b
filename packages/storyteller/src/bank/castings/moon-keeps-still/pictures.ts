import type { BandPictures, SceneThing } from '#bank/authoring'

/** It lies at the knees it was given from. */
export const DRAWING: SceneThing = { thing: 'boat_drawing', near: 'hero' }

/** The sea is out, the ladder leans on the moon, and the badger reads out why the band was sent for. */
const fromFive: BandPictures['5-8'] = {
  lack: { places: { N: 'chimney' }, isBare: true, things: [{ thing: 'ladder', at: 'wall' }] },
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
}

/** Where a band's words show something else than the common scene. */
export const pictures: BandPictures = {
  '0-4': {
    home: {
      at: 'mountain_path',
      shot: 'wide',
      who: { H: 'look/happy', F: 'point/happy', N: 'float/sleepy' },
      looks: { H: 'N', F: 'N', N: 'H' },
      farOff: ['N'],
    },
    lack: {
      shot: 'tiny',
      at: 'rooftop',
      who: { H: 'point/surprised', F: 'look/worried', N: 'float/worried' },
      looks: { H: 'N', F: 'N', N: 'H' },
      farOff: ['N'],
      things: [],
    },
    'try oil': {
      who: { H: 'reach/happy', F: 'pour/happy', N: 'laugh/giggling' },
      holds: { H: 'sponge', F: 'bucket' },
      looks: { H: 'N', F: 'N' },
      places: { F: 'N' },
      touches: { H: 'N' },
      things: [{ thing: 'sponge' }, { thing: 'bucket', state: 'open' }],
    },
    'try push': {
      who: { H: 'push/determined', F: 'push/determined', N: 'stand/worried' },
      holds: {},
      looks: { H: 'N', F: 'H' },
      places: {},
      things: [],
    },
    way: {
      who: { H: 'tiptoe/curious', F: 'tiptoe/curious', N: 'stand/worried' },
      looks: { H: 'paw_prints', F: 'paw_prints', N: 'H' },
      places: { F: 'H' },
    },
    insight: {
      who: { H: 'point/surprised', F: 'look/surprised', A: 'sleep/asleep', N: 'stand/tender' },
      attach: { who: 'A', to: 'N', where: 'head' },
      looks: { H: 'N', F: 'N', N: 'H' },
      places: { F: 'H' },
    },
    restore: {
      at: 'farm',
      time: 'dawn',
      who: { H: 'sit/tender', F: 'wave/tender', A: 'sleep/asleep', N: 'float/happy' },
      looks: { F: 'N', H: 'N', N: 'H' },
      farOff: ['N'],
      places: {},
      things: [],
    },
  },
  '5-8': { ...fromFive, quiet: { holds: { F: 'biscuit' }, things: ['biscuit'] } },
  '9-14': {
    ...fromFive,
    strand: {
      shot: 'medium',
      places: { C: 'dust', F: 'H' },
      things: [{ thing: 'earth_pictures', at: 'crater' }, 'paintbrush'],
    },
  },
}
