import type { BandPictures, Scene } from '#bank/authoring'

/** For the youngest it is about their own hats. */
const ownHats: Scene['wears'] = { H: 'straw_hat', F: 'cap' }

export const pictures: BandPictures = {
  '0-4': {
    home: { wears: ownHats },
    lack: {
      who: {
        V: 'walk/proud',
        H: 'look/surprised',
        F: 'look/worried',
        A: 'give/worried',
        D: 'shrug/worried',
      },
      things: [],
      holds: { A: 'woolly_hat' },
      looks: { A: 'V', H: 'V' },
      wears: { ...ownHats, D: 'cap' },
    },
    'try law': {
      who: { H: 'point/determined', F: 'laugh/giggling', V: 'look/curious' },
      things: [{ thing: 'goose_notice', state: 'empty' }],
      holds: {},
      looks: { H: 'goose_notice', V: 'goose_notice' },
      wears: ownHats,
    },
    'try hide': { wears: { H: null, F: 'cap' } },
    way: {
      who: { H: 'tiptoe/curious', F: 'tiptoe/curious', V: 'sit/proud' },
      things: ['bench', { thing: 'bun', count: 3 }, { thing: 'footprints', count: 3, at: 'grass' }],
      looks: { H: 'V', F: 'V' },
      places: { V: 'bench' },
    },
    restore: {
      who: { V: 'eat/joy', A: 'give/happy', H: 'laugh/joy', F: 'laugh/joy', D: 'cheer/happy' },
      wears: { ...ownHats, V: null, A: 'woolly_hat', D: 'cap' },
    },
  },
}
