import type { BandPictures } from '#bank/authoring'

export const pictures: BandPictures = {
  '0-4': {
    home: {
      at: 'mushroom_ring',
      shot: 'medium',
      mood: 'cozy',
      who: { N: 'read/happy', H: 'hold/happy', F: 'sit/happy' },
      holds: { N: 'read_book' },
      looks: { H: 'N', F: 'N' },
    },
    lack: { who: { N: 'hold/sad', H: 'sit/surprised', F: 'sit/worried' } },
    'try invent': {
      who: { H: 'talk/happy', F: 'laugh/joy', N: 'hold/sad' },
    },
    'try trap': {
      who: { V: 'run/shy', H: 'hide/surprised', F: 'hide/surprised' },
      things: ['book', 'honey_pot'],
      holds: { V: 'paper' },
      looks: { H: 'V', F: 'V', V: 'away' },
    },
    'try grab': {
      things: [{ thing: 'page_wall', at: 'all_walls' }],
      looks: { H: 'V', V: 'H', F: 'V' },
      touches: {},
    },
    insight: {
      who: { V: 'sit/shy', H: 'talk/tender', F: 'look/surprised' },
      places: { V: 'paper' },
      things: [{ thing: 'paper', state: 'full' }, 'bed', { thing: 'page_wall', at: 'all_walls' }],
      holds: {},
      looks: { H: 'V', F: 'V' },
    },
    'turn mimic': {
      who: { H: 'read/joy', F: 'laugh/happy', V: 'hold/joy' },
      things: ['big_armchair', { thing: 'page_wall', at: 'all_walls' }],
      holds: { H: 'paper', V: 'book' },
      places: { V: 'big_armchair' },
    },
    'turn why': {
      who: { H: 'read/happy', F: 'sit/happy', V: 'sit/sad' },
      holds: { H: 'paper' },
    },
    restore: {
      who: { V: 'hold/happy', H: 'sit/joy', F: 'look/joy', N: 'sit/joy' },
      looks: { H: 'V', F: 'V', N: 'V' },
      places: { H: 'V', F: 'V' },
      crowd: [],
    },
  },
}
