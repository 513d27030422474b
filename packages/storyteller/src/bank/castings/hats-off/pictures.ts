import type { BandPictures, Scene } from '#bank/authoring'

const RAN: Partial<Scene> = {
  who: { H: 'stand/happy', F: 'run/scared', B: 'run/scared', N: 'float/awe' },
  looks: { H: 'N', N: 'H', F: 'away', B: 'away' },
  things: [],
}

/** The youngest meet no mayor: it is the child whom the wind lifts, hat and all. */
export const pictures: BandPictures = {
  '0-4': {
    lack: {
      who: { B: 'reach/surprised', H: 'look/surprised', F: 'look/surprised', N: 'float/happy' },
      looks: { B: 'bowler', H: 'N', F: 'N', N: 'bowler' },
      wears: {},
      things: [{ thing: 'bowler', at: 'sky' }],
    },
    'try tie': {
      who: { H: 'float/surprised', F: 'look/worried', N: 'float/happy' },
      looks: { F: 'H', N: 'H' },
      places: { N: 'hanging' },
      wears: { H: 'tied_straw_hat' },
    },
    'try bait': { holds: {} },
    'try hide': {
      things: [
        'lifted_roof',
        { thing: 'bucket', at: 'sky' },
        { thing: 'cardboard_box', near: 'hero' },
      ],
    },
    way: {
      who: { H: 'point/surprised', F: 'look/giggling', N: 'float/happy' },
      looks: { H: 'chimney_hats', F: 'chimney_hats', N: 'bowler' },
      things: ['chimney_hats', { thing: 'bowler', at: 'sky' }],
    },
    insight: {
      holds: { B: 'woolly_hat' },
      places: { F: 'H' },
      things: [{ thing: 'leaf', at: 'sky' }],
    },
    'turn still': RAN,
    'turn listen': RAN,
    'turn why': { things: [] },
    restore: {
      who: { B: 'hold/joy', N: 'float/joy', H: 'wave/happy', F: 'wave/happy' },
      looks: { H: 'N', F: 'pigeons', N: 'H', B: 'N' },
      holds: {},
      wears: { B: 'bowler' },
      things: ['bunting', { thing: 'pigeons', near: 'F' }],
    },
  },
  '5-8': {
    restore: {
      who: {
        A: 'bow/shy',
        N: 'float/joy',
        H: 'hold/proud',
        F: 'wave/happy',
        B: 'wave/joy',
      },
      holds: { H: 'trophy', F: 'bread' },
      looks: { A: 'H', N: 'A', H: 'A', F: 'A', B: 'N' },
      wears: { A: 'chain', B: 'bowler' },
    },
  },
}
