import type { BandPictures, Scene } from '#bank/authoring'

/** They are off in the evening rocket before the page is over. */
const OFF: Partial<Scene> = { at: 'rocket_inside', shot: 'tiny' }

/** Where a band's words show something else than the common scene. */
export const pictures: BandPictures = {
  '0-4': {
    home: OFF,
    restore: {
      who: {
        H: 'hold/joy',
        F: 'cheer/joy',
        V: 'laugh/joy',
        N: 'run/joy',
        A: 'walk/happy',
      },
      holds: { H: 'stamp' },
      looks: { H: 'V', V: 'H', N: 'away' },
      things: ['stamp'],
    },
    'try uniform': {
      who: { H: 'point/proud', F: 'cheer/proud', V: 'hold/cross' },
      holds: { V: 'stamp' },
    },
    insight: {
      shot: 'close',
      who: { H: 'hold/surprised', F: 'look/surprised', V: 'look/sad' },
      holds: { H: 'form' },
      looks: { H: 'V', F: 'form' },
      things: ['form'],
    },
    'turn draw': {
      who: { H: 'reach/happy', F: 'sit/happy', V: 'bow/surprised' },
      pair: { who: 'H', with: 'V', type: 'hold_hands' },
      things: [
        { thing: 'form', state: 'full' },
        { thing: 'table', near: 'inspector' },
      ],
    },
    'turn why': {
      who: { H: 'reach/tender', F: 'sit/happy', V: 'hold/surprised' },
      pair: { who: 'H', with: 'V', type: 'hold_hands' },
      looks: { V: 'H' },
      holds: { V: 'stamp' },
      things: ['stamp'],
    },
  },
  '5-8': {
    home: OFF,
  },
  '9-14': {
    home: { at: 'rocket_inside' },
    quiet: { shot: 'tiny' },
  },
}
