import type { BandPictures, Scene } from '#bank/authoring'

const GIVEN_TO_GRANNY: Partial<Scene> = {
  at: 'moon_surface',
  who: { H: 'give/happy', F: 'look/happy', N: 'fly/joy', V: 'think/shy' },
  looks: { H: 'N', N: 'V', V: 'H', F: 'V' },
  places: {},
  things: ['rocket_home'],
}

/** Where the last lift goes on past the roof. */
const UP_TO_THE_ROOF: Partial<Scene> = { at: 'rooftop', who: { H: 'walk/happy', F: 'walk/happy' } }

/** The youngest see the big dragon ask, and the old lady from near. */
export const pictures: BandPictures = {
  '0-4': {
    lack: {
      who: { N: 'fly/joy', H: 'wave/happy', F: 'look/happy' },
      looks: { H: 'N', F: 'N', N: 'H' },
      holds: {},
      things: [],
    },
    'try grand': {
      who: { N: 'sit/surprised', H: 'look/surprised', F: 'look/surprised' },
      looks: { H: 'N', F: 'N', N: 'street_lamp' },
      things: [{ thing: 'street_lamp', near: 'tuesday_dragon' }],
    },
    'try tail': {
      who: { N: 'fly/surprised', H: 'pull/worried', F: 'look/giggling' },
      looks: { H: 'N', F: 'N' },
    },
    way: {
      who: { V: 'fly/sad', N: 'fly/happy', H: 'look/awe', F: 'look/awe' },
      looks: { V: 'far', N: 'V', H: 'V', F: 'V' },
    },
    'turn count': GIVEN_TO_GRANNY,
    'turn why': GIVEN_TO_GRANNY,
    insight: {
      at: 'moon_surface',
      who: { A: 'wave/happy', N: 'fly/joy', H: 'point/surprised', F: 'look/surprised' },
      looks: { H: 'A', F: 'A', N: 'A' },
      things: ['rocket_home'],
      wears: { A: 'mitten' },
    },
    restore: {
      who: { A: 'wave/joy', V: 'bow/tender', N: 'fly/joy', H: 'reach/joy', F: 'cheer/joy' },
      places: { H: 'V' },
      touches: { H: 'V' },
      holds: {},
      wears: { A: 'mitten', V: null, F: 'top_hat' },
    },
  },
  '5-8': { home: UP_TO_THE_ROOF },
  '9-14': { home: UP_TO_THE_ROOF, road: { places: { A: 'rocket_home' } } },
}
