import type { BandPictures } from '#bank/authoring'

export const pictures: BandPictures = {
  '0-4': {
    lack: { who: { N: 'hold/sad', H: 'sit/surprised', F: 'sit/worried' } },
    'try invent': {
      who: { H: 'talk/happy', F: 'laugh/joy', N: 'hold/sad' },
    },
    'try trap': {
      who: { V: 'run/shy', H: 'hide/surprised', F: 'hide/surprised' },
      things: ['book', 'bell'],
      holds: { V: 'paper' },
    },
    'try grab': { things: ['pinned_pages'], looks: { H: 'V', V: 'H', F: 'V' } },
    insight: {
      who: { V: 'hide/shy', H: 'talk/tender', F: 'look/surprised' },
      things: ['bed', 'pinned_pages', 'flying_pages'],
      holds: {},
      looks: { H: 'V', F: 'V' },
    },
    'turn mimic': { who: { H: 'read/joy', F: 'laugh/happy', V: 'laugh/joy' } },
    restore: {
      who: { V: 'hold/happy', H: 'sit/joy', F: 'look/joy', N: 'sit/joy' },
      looks: { H: 'V', F: 'V', N: 'V' },
      places: { H: 'V', F: 'V' },
      crowd: [],
    },
  },
}
