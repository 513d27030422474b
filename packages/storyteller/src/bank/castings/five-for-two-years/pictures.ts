import type { BandPictures, Scene } from '#bank/authoring'

/** No hats are told of, and only the flame lies down. */
const FLAME_OUT: Partial<Scene> = { things: [{ thing: 'cake', state: 'empty' }] }

/** For the youngest the dragon comes to the table at once, and nobody tastes the cinders. */
export const pictures: BandPictures = {
  '0-4': {
    'turn mimic': FLAME_OUT,
    'turn whistle': FLAME_OUT,
    'turn why': FLAME_OUT,
    lack: {
      mood: 'funny',
      who: { V: 'look/surprised', N: 'stand/surprised', H: 'look/surprised', F: 'look/surprised' },
      looks: { V: 'burnt_cake', N: 'burnt_cake', H: 'V', F: 'burnt_cake' },
    },
    'try hide': {
      who: { H: 'look/surprised', F: 'look/surprised' },
      looks: { H: 'burnt_cake', F: 'burnt_cake' },
    },
    way: {
      who: { H: 'hush/curious', F: 'look/surprised', V: 'walk/calm' },
      looks: { H: 'V', F: 'V', V: 'candle' },
    },
    'try ice': {
      things: [
        { thing: 'puddle', near: 'birthday_dragon' },
        { thing: 'hat', count: 2, at: 'sky' },
      ],
    },
    'try guard': { things: [{ thing: 'cake', near: 'hero' }] },
  },
}
