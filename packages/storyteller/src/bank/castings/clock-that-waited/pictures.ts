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
      shot: 'tiny',
      who: { H: 'look/surprised', F: 'stand/worried', A: 'perch/shy' },
      things: [],
      crowd: [],
    },
    way: { time: 'golden' },
    insight: { time: 'golden' },
    'try faster': { things: [{ thing: 'ball', at: 'sky' }, 'leaf'] },
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
