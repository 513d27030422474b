import type { BandPictures } from '#bank/authoring'

export const pictures: BandPictures = {
  '0-4': {
    home: {
      at: 'corridor',
      who: { H: 'hold/happy', F: 'stand/happy', A: 'perch/happy' },
      places: { A: 'over_door' },
    },
    lack: {
      at: 'corridor',
      shot: 'medium',
      who: { H: 'look/surprised', F: 'look/worried', A: 'perch/surprised' },
      looks: { H: 'A', F: 'A', A: 'away' },
      things: [],
      crowd: [],
    },
    way: { time: 'golden' },
    insight: { time: 'golden' },
    // What knocked is in the air between them: they have run out to it.
    'try faster': {
      who: { H: 'run/surprised', F: 'run/surprised', A: 'perch/worried' },
      things: [{ thing: 'leaf', at: 'sky' }, 'ball'],
      looks: { H: 'leaf', F: 'leaf' },
    },
    'try hands': {
      who: { H: 'reach/determined', F: 'look/sleepy', A: 'perch/cross' },
      holds: { H: 'broom' },
      looks: { H: 'A', F: 'A' },
      places: { A: 'over_door', H: 'ladder_top' },
    },
    'turn build': {
      who: { H: 'give/tender', F: 'look/happy', N: 'look/curious' },
      things: [{ thing: 'box', state: 'open' }],
      looks: { H: 'N', F: 'N', N: 'H' },
      places: { N: 'H' },
    },
    restore: {
      shot: 'tiny',
      who: { N: 'sit/joy', H: 'hide/giggling', F: 'hide/giggling', A: 'perch/happy' },
      things: ['slide'],
      places: { A: 'over_door', N: 'slide' },
    },
  },
  '9-14': {
    lack: {
      who: { H: 'reach/surprised', F: 'stand/worried', A: 'perch/shy', C: 'hold/calm' },
      holds: { C: 'broom' },
    },
  },
}
