import type { BandPictures, Scene } from '#bank/authoring'

/** For the youngest it is about their own hats. */
const ownHats: Scene['wears'] = { H: 'straw_hat', F: 'cap' }

/** Into town for bread. */
const INTO_TOWN: Partial<Scene> = { at: 'street', who: { H: 'walk/happy', F: 'walk/happy' } }

/** Everybody has a hat again, and two have the other's. */
const HATS_BACK = { H: 'cap', F: 'straw_hat', V: null, A: 'woolly_hat', D: 'cap' } as const
/** She keeps the scarf she was given. */
export const SCARFED: BandPictures = {
  '0-4': { restore: { wears: { ...HATS_BACK, V: 'scarf' } } },
}

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
      places: {},
      looks: { H: 'goose_notice', V: 'goose_notice' },
      wears: ownHats,
    },
    'try hide': { wears: { H: null, F: 'cap' } },
    way: {
      shot: 'tiny',
      who: { H: 'tiptoe/curious', F: 'tiptoe/curious', V: 'sit/proud' },
      things: ['bench', { thing: 'bun', count: 3 }, { thing: 'footprints', count: 3, at: 'grass' }],
      looks: { H: 'V', F: 'V' },
      places: { V: 'bench' },
    },
    insight: {
      who: { V: 'cry/crying', H: 'crouch/thinking', F: 'crouch/calm' },
      holds: {},
      looks: { H: 'V', F: 'V' },
      wears: { V: 'all_hats' },
      things: ['fountain', 'bench'],
    },
    restore: {
      who: { V: 'stand/joy', H: 'laugh/joy', F: 'laugh/joy', A: 'laugh/happy', D: 'cheer/happy' },
      looks: { V: 'H', H: 'V', F: 'H' },
      places: { V: 'H' },
      touches: { V: 'H' },
      wears: HATS_BACK,
    },
  },
  '5-8': {
    home: INTO_TOWN,
    quiet: { holds: {}, looks: { H: 'A', F: 'A', A: 'away' } },
    restore: { time: 'dawn' },
    insight: {
      who: { V: 'look/sad', H: 'crouch/thinking', F: 'sit/calm' },
      holds: {},
      looks: { H: 'V', F: 'V' },
      wears: { V: 'all_hats' },
    },
  },
  // There somebody stands up on the rim for it.
  '9-14': { home: INTO_TOWN, restore: { time: 'dawn' }, 'try coin': { places: { H: 'fountain' } } },
}
