import type { BandPictures } from '#bank/authoring'

/** Far off she passes windows, and looks back at them. */
const ROUND_THE_EARTH = {
  shot: 'wide',
  farOff: ['V'],
  looks: { H: 'V', F: 'V', V: 'windows' },
  things: ['comet', 'soup_pot'],
} as const

/** Where a band's words show something else than the common scene. */
export const pictures: BandPictures = {
  '0-4': {
    home: {
      at: 'bedroom',
      who: { H: 'hold/happy', F: 'look_far/happy' },
      looks: { H: 'window', F: 'window' },
      things: ['window'],
    },
    lack: { shot: 'tiny' },
    'try torch': { holds: { H: 'flashlight', F: 'spoon' } },
    restore: {
      mood: 'calm',
      who: { H: 'sit/asleep', F: 'wave/happy', V: 'fly/joy', N: 'float/joy' },
      looks: { F: 'N' },
    },
    'try chase': {
      shot: 'medium',
      at: 'asteroid_path',
      who: { H: 'point/determined', F: 'look/determined', V: 'fly/proud' },
      places: {},
      things: ['rocket'],
    },
    'try scold': {
      who: { H: 'shout/cross', F: 'look/cross', V: 'fly/cross' },
      places: {},
      looks: { H: 'V', F: 'V' },
    },
    way: {
      at: 'asteroid_path',
      who: { H: 'talk/curious', F: 'search/curious', G: 'float/calm' },
      places: { F: 'G' },
      holds: {},
      looks: { H: 'G', G: 'H' },
      things: ['rocket'],
    },
    'turn draw': {
      who: { H: 'talk/joy', F: 'look/joy', V: 'fly/joy', N: 'float/happy' },
      looks: { F: 'V', V: 'N', N: 'V' },
    },
    'turn notice': {
      who: { H: 'look/joy', F: 'look/joy', V: 'float/joy', N: 'float/happy' },
      looks: { H: 'V', V: 'N', N: 'V' },
    },
    'turn why': {
      who: { H: 'talk/happy', F: 'look/joy', V: 'float/joy', N: 'float/happy' },
      looks: { H: 'V', V: 'N', N: 'V' },
    },
  },
  '5-8': {
    home: { at: 'garden_gate' },
    lack: { shot: 'tiny' },
    insight: { ...ROUND_THE_EARTH, who: { H: 'sit/surprised', F: 'sit/curious', V: 'fly/sad' } },
  },
  '9-14': {
    home: { at: 'garden_gate' },
    lack: { shot: 'tiny' },
    insight: ROUND_THE_EARTH,
  },
}

/** The one picture is taken and given away, and the twinkle is let go of. */
const LET_GO = { thing: 'twinkle', at: 'let_go' } as const
const THE_PHOTO = {
  who: { H: 'hold/joy', F: 'look/joy', V: 'float/joy' },
  holds: { H: 'camera', V: 'comet_photo' },
  looks: { H: 'V', F: 'V', V: 'H' },
  things: [LET_GO],
} as const
export const PHOTOGRAPHED = {
  'turn draw': { ...THE_PHOTO, things: ['dust_comet', LET_GO] },
  'turn notice': THE_PHOTO,
  'turn why': THE_PHOTO,
} as const
