import type { BandPictures } from '#bank/authoring'

/** After all the others, and it is left there. */
const LEFT = { things: ['present_shelf'], onto: 'present_shelf', shot: 'medium' } as const
export const ON_THE_SHELF = { 'turn mimic': LEFT, 'turn why': LEFT } as const

/** They push in a row, and the way is on the sea's own floor. */
const fromFive: BandPictures['5-8'] = {
  lack: { places: { N: 'V' } },
  'try push': { looks: { H: 'stopped_wave', F: 'H' }, places: {} },
  way: { at: 'kelp_forest' },
  restore: {
    time: 'night',
    things: [{ thing: 'sandcastle', state: 'broken' }, 'bucket', 'basket'],
  },
}

/** The youngest find the presents on the sand; for others the sea comes back by night. */
export const pictures: BandPictures = {
  '0-4': {
    home: {
      at: 'beach',
      shot: 'medium',
      mood: 'joy',
      who: { H: 'hold/happy', F: 'walk/happy' },
      things: ['spade'],
    },
    lack: {
      who: { H: 'look/surprised', F: 'look/worried', V: 'talk/proud', N: 'float/sad' },
      looks: { H: 'V', F: 'V', V: 'stopped_wave' },
      places: { N: 'V' },
    },
    'try push': { looks: { H: 'stopped_wave', F: 'stopped_wave' }, places: {} },
    'try move': {
      who: { H: 'build/happy', F: 'dig/happy', V: 'shout/cross' },
      holds: { F: 'spade' },
      things: ['sandcastle'],
    },
    'try letter': {
      who: { H: 'wave/curious', F: 'wave/surprised' },
      looks: { H: 'message_bottle', F: 'message_bottle' },
      places: {},
      things: ['starfish', { thing: 'message_bottle', at: 'sea' }],
    },
    way: {
      at: 'kelp_forest',
      who: { H: 'walk/awe', F: 'walk/curious', A: 'talk/sad' },
      looks: { H: 'away', F: 'A' },
      places: {},
      things: [{ thing: 'combed_kelp', at: 'sand' }, 'starfish'],
      crowd: ['fish'],
    },
    insight: {
      who: { H: 'lie/surprised', F: 'look/surprised', V: 'point/surprised' },
      looks: { H: 'hat', F: 'hat', V: 'hat' },
      places: {},
      holds: {},
      things: [{ thing: 'hat', near: 'hero' }],
    },
    'turn mimic': { things: [] },
    'turn why': { things: [{ thing: 'hat', near: 'beach_lion' }] },
    restore: {
      who: { H: 'cheer/joy', F: 'laugh/giggling', V: 'stand/joy' },
      looks: { H: 'V', F: 'V', V: 'H' },
      places: { H: 'splash' },
      wears: { H: 'wet', V: 'wet' },
      things: ['splash', { thing: 'hat', near: 'beach_lion' }],
    },
  },
  '5-8': fromFive,
  '9-14': fromFive,
}
