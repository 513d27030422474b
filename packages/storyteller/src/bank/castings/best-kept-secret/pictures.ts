import type { BandPictures } from '#bank/authoring'

export const pictures: BandPictures = {
  '0-4': {
    home: { at: 'farm', shot: 'medium', crowd: ['rooster', 'sheep'] },
    lack: {
      who: { H: 'carry/giggling', F: 'whisper/giggling', N: 'look/curious', A: 'whisper/giggling' },
      things: [{ thing: 'lantern', count: 3 }],
      holds: { H: 'cake' },
      looks: { N: 'away', F: 'A', A: 'F' },
    },
    'try stone': {
      who: { H: 'cheer/happy', F: 'hold/happy', N: 'pull/proud' },
      holds: { F: 'lantern' },
    },
    'try hide': {
      who: { H: 'carry/happy', F: 'eat/happy', N: 'hide/happy' },
      holds: { H: 'cake', F: 'spoon' },
    },
    'turn tell': {
      who: { H: 'talk/tender', F: 'sit/tender', N: 'look/surprised' },
      places: {},
    },
    'turn why': {
      who: { H: 'talk/curious', F: 'sit/tender', N: 'look/surprised' },
      places: {},
    },
    way: {
      shot: 'medium',
      who: { H: 'shout/worried', F: 'kneel/worried' },
      looks: { H: 'away', F: 'flower_pot' },
      things: [{ thing: 'flower_pot', near: 'helper' }],
    },
    restore: {
      who: { H: 'reach/joy', F: 'eat/joy', N: 'laugh/joy', A: 'dance/joy' },
      holds: { F: 'spoon' },
      looks: { H: 'lantern' },
      things: ['cake', { thing: 'lantern', count: 5, at: 'hanging', state: 'glowing' }],
    },
  },
  '5-8': {
    restore: { things: ['cake', { thing: 'lantern', count: 5, at: 'hanging', state: 'glowing' }] },
  },
}
