import type { BandPictures } from '#bank/authoring'

/** Where a band's words show something else than the common scene. */
export const pictures: BandPictures = {
  '0-4': {
    home: { at: 'school_yard' },
    lack: {
      at: 'school_yard',
      who: { H: 'hold/surprised', F: 'hold/worried' },
      holds: { H: 'mitten', F: 'mitten' },
      looks: {},
      things: [],
    },
    'try dog': { things: [{ thing: 'boots', count: 2, near: 'caretakers_dog' }] },
    'try trap': {
      at: 'school_yard',
      who: { H: 'crouch/surprised', F: 'run/surprised' },
      looks: { H: 'feather', F: 'feather' },
      things: [{ thing: 'feather', state: 'empty' }, 'bell'],
    },
    'try rights': { at: 'school_yard', things: ['mitten_nest'] },
    insight: {
      shot: 'close',
      at: 'school_yard',
      who: { H: 'listen/surprised', F: 'crouch/curious', V: 'sit/worried' },
      things: ['mitten_nest'],
    },
    'turn still': {
      at: 'school_yard',
      things: [{ thing: 'mitten_nest', state: 'open' }, 'bread'],
    },
    'turn why': {
      at: 'school_yard',
      who: { H: 'sit/joy', F: 'look/joy', V: 'eat/happy' },
      places: { H: 'mitten_nest' },
      holds: { V: 'bread' },
      looks: { F: 'mitten_nest', V: 'H' },
      things: [{ thing: 'mitten_nest', state: 'open' }, 'bread'],
    },
    'turn notice': {
      at: 'school_yard',
      who: { H: 'sit/joy', F: 'look/joy', V: 'eat/happy' },
      places: { H: 'mitten_nest' },
      holds: { V: 'bread' },
      looks: { F: 'mitten_nest', V: 'H' },
      things: [{ thing: 'mitten_nest', state: 'open' }, 'bread'],
    },
    restore: {
      who: { H: 'hold/joy', F: 'hold/joy', V: 'walk/proud' },
      holds: { H: 'mitten', F: 'mitten' },
    },
    way: {
      shot: 'tiny',
      looks: { H: 'feather', F: 'feather' },
      things: [{ thing: 'feather', state: 'empty', count: 3 }],
    },
  },
  '5-8': { home: { at: 'garden_gate' } },
  '9-14': { home: { at: 'garden_gate' } },
}
