import type { BandPictures } from '#bank/authoring'

/** The youngest see a hat that is no Nothing, and at the end a hug; the oldest a trumpet for a drum. */
export const pictures: BandPictures = {
  '0-4': {
    lack: {
      who: { N: 'carry/curious', H: 'point/happy', F: 'look/curious' },
      looks: { N: 'hat', H: 'hat', F: 'hat' },
      things: ['hat', 'present_box'],
    },
    'try box': {
      who: { N: 'look/surprised', H: 'pull_face/surprised', F: 'pull_face/surprised' },
      looks: { N: 'present_box', H: 'present_box', F: 'present_box' },
      touches: {},
      things: [{ thing: 'present_box', state: 'open' }],
    },
    restore: {
      who: { N: 'stand/joy', B: 'stand/tender', H: 'stand/happy', F: 'stand/happy' },
      looks: { N: 'B', B: 'N', H: 'N', F: 'N' },
      holds: {},
      places: { F: 'H' },
      pair: { who: 'N', with: 'B', type: 'hug' },
      things: ['present_box'],
    },
  },
  '9-14': {
    strand: {
      holds: { A: 'trumpet' },
      things: ['cushion', 'trumpet', { thing: 'bell', at: 'sky' }],
    },
  },
}
