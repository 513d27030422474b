import type { BandPictures, Scene } from '#bank/authoring'

/** Down in the street on the reef. */
const DOWN_THE_STREET: Partial<Scene> = { at: 'reef', who: { H: 'walk/happy', F: 'walk/happy' } }

/** The youngest see her laugh, on every page but the one where nobody looks up. */
export const pictures: BandPictures = {
  '0-4': {
    cover: { who: { V: 'look/curious', N: 'sit/giggling', H: 'look/curious', F: 'look/curious' } },
    home: {
      at: 'reef',
      shot: 'medium',
      mood: 'joy',
      who: { H: 'swim/joy', F: 'swim/happy' },
      looks: { H: 'sand', F: 'sand' },
    },
    lack: {
      mood: 'wonder',
      who: { V: 'look/curious', N: 'sit/giggling', H: 'look/curious', F: 'look/curious' },
      looks: { V: 'shell', H: 'V', F: 'V' },
      touches: {},
      things: ['shell'],
    },
    'try polish': {
      who: { V: 'look/curious', N: 'sit/giggling', H: 'push/surprised', F: 'look/surprised' },
      looks: { H: 'reef_house', F: 'reef_house', V: 'reef_house' },
      holds: {},
      things: [{ thing: 'reef_house', state: 'open' }],
    },
    'try table': {
      who: { V: 'look/curious', N: 'sit/giggling', H: 'dig/happy', F: 'dig/happy' },
      looks: { V: 'boots' },
      things: ['boots', 'key', 'spoon'],
    },
    'try hide': {
      who: { V: 'look/happy', N: 'sit/giggling', H: 'hide/giggling', F: 'hide/surprised' },
    },
    way: {
      at: 'abyss',
      who: { V: 'swim/sad', N: 'sit/giggling', H: 'swim/curious', F: 'swim/curious' },
      looks: { H: 'far', F: 'H', V: 'away' },
      things: [],
    },
    restore: {
      who: { V: 'hide/giggling', N: 'look/joy', H: 'think/asleep', F: 'laugh/giggling' },
      looks: { F: 'V', N: 'V' },
    },
  },
  '5-8': { home: DOWN_THE_STREET },
  '9-14': { home: DOWN_THE_STREET },
}
