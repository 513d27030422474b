import type { BandPictures, Scene } from '#bank/authoring'

/** Two eyes look out at the fish. */
const SHOWN_THE_FISH: Partial<Scene> = {
  who: { H: 'point/happy', F: 'look/happy' },
  things: [{ thing: 'crab_teapot', state: 'full' }],
  crowd: ['fish', 'fish', 'fish'],
}

/** The cup is a house, and the whole band is there. */
export const CUP: BandPictures = {
  '0-4': {
    restore: {
      shot: 'medium',
      who: { N: 'wave/proud', H: 'dance/joy', F: 'give/joy' },
      things: ['fish_cup', 'spiral_shell', 'fish_band'],
      holds: { F: 'cake' },
      looks: { H: 'N', F: 'N' },
      places: { N: 'fish_cup', F: 'N' },
      crowd: [],
    },
  },
}

export const pictures: BandPictures = {
  '0-4': {
    lack: {
      shot: 'tiny',
      who: { H: 'look/surprised', F: 'look/worried' },
      things: [
        { thing: 'crab_teapot', state: 'open' },
        { thing: 'cake', near: 'crab_teapot' },
        'fish_band',
      ],
      crowd: ['seahorse'],
    },
    'turn still': {
      who: { H: 'give/asleep', F: 'look/asleep' },
      things: [{ thing: 'crab_teapot', state: 'full' }],
      looks: { H: 'away', F: 'away' },
      crowd: ['fish', 'fish'],
    },
    'turn notice': SHOWN_THE_FISH,
    'turn why': SHOWN_THE_FISH,
    restore: {
      shot: 'medium',
      things: ['cake', 'spiral_shell', 'fish_band'],
      crowd: [],
    },
    home: { at: 'reef', shot: 'medium', mood: 'joy', who: { H: 'swim/joy', F: 'swim/joy' } },
    'try band': {
      shot: 'medium',
      things: [{ thing: 'crab_teapot', state: 'glowing' }, 'fish_band', 'music_notes'],
    },
    way: {
      at: 'reef',
      shot: 'medium',
      who: { H: 'laugh/surprised', F: 'sit/curious' },
      things: ['tiny_chair', 'crab_home'],
      holds: {},
      looks: { H: 'F', F: 'tiny_chair' },
      places: { F: 'tiny_chair' },
    },
    'try cake': {
      who: { H: 'give/curious', F: 'crouch/surprised' },
      touches: { F: 'crab_teapot' },
    },
    insight: {
      things: [
        { thing: 'crab_teapot', state: 'open' },
        { thing: 'spiral_shell', state: 'empty' },
      ],
    },
  },
}
