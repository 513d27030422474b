import type { BandPictures } from '#bank/authoring'

/** The youngest have no judge and no feast: a big berry, a cake over the line, a snail and his long neck. */
export const pictures: BandPictures = {
  '0-4': {
    home: {
      at: 'garden_gate',
      shot: 'medium',
      mood: 'joy',
      who: { H: 'run/joy', F: 'run/happy' },
      crowd: ['sheep', 'duck', 'hedgehog'],
    },
    lack: {
      who: { H: 'stand/determined', F: 'stand/proud', V: 'walk/proud' },
      looks: { V: 'H', H: 'V', F: 'V' },
      things: ['bunting'],
    },
    'try tiptoe': {
      who: { H: 'run/surprised', F: 'run/joy' },
      looks: { F: 'away' },
      things: ['bunting'],
      crowd: ['bee'],
    },
    'try nap': {
      shot: 'medium',
      who: { H: 'lie/surprised', F: 'lie/surprised' },
      things: [],
      crowd: ['rooster', 'cow'],
    },
    'try back': {
      things: ['bunting'],
      crowd: ['sheep'],
    },
    way: {
      shot: 'tiny',
      who: { H: 'stand/curious', F: 'stand/curious', V: 'stand/surprised' },
      looks: { H: 'cake', F: 'cake', V: 'cake' },
      things: [{ thing: 'cake', state: 'full' }],
    },
    insight: {
      who: { H: 'give/giggling', F: 'look/curious', V: 'reach/calm' },
      looks: { H: 'V', F: 'V', V: 'cake' },
      holds: { H: 'cake' },
      things: [{ thing: 'cake', state: 'full' }],
    },
    'turn draw': {
      who: { H: 'talk/giggling', F: 'look/happy', V: 'reach/joy' },
      looks: { H: 'V', F: 'V', V: 'cake' },
      things: ['finish_line', { thing: 'cake', state: 'full', near: 'snail' }],
    },
    'turn why': {
      who: { H: 'talk/giggling', F: 'look/happy', V: 'reach/joy' },
      looks: { H: 'V', F: 'V', V: 'cake' },
      things: ['finish_line', { thing: 'cake', state: 'full', near: 'snail' }],
    },
    restore: {
      at: 'lantern_clearing',
      who: { H: 'laugh/joy', F: 'eat/joy', V: 'eat/joy' },
      looks: { H: 'F', F: 'cake', V: 'cake' },
      touches: { F: 'cake', V: 'cake' },
      things: [{ thing: 'cake', state: 'full', near: 'snail' }],
    },
  },
  // The judge has licked her bowl, and the last are given a medal.
  '9-14': {
    'try tiptoe': { things: ['bunting', 'beetle_rug'] },
    strand: { holds: { A: 'bowl' }, things: [{ thing: 'bowl', state: 'empty' }] },
    restore: {
      who: { H: 'pull/joy', F: 'hold/surprised', V: 'eat/happy', A: 'stand/surprised' },
      holds: { F: 'medal' },
    },
  },
}
