import type { BandPictures } from '#bank/authoring'

/** The youngest try the bed themselves, and the book ends with the crab in it. */
export const pictures: BandPictures = {
  '0-4': {
    lack: { who: { V: 'sit/cross', H: 'look/surprised', F: 'cover_ears/worried' } },
    'try polite': {
      who: { V: 'sit/surprised', H: 'look/giggling', F: 'look/surprised' },
      looks: { H: 'V', F: 'V' },
      places: { V: 'bed' },
      holds: { V: 'flower' },
      things: ['bed', 'flower'],
    },
    way: { who: { H: 'walk/curious', F: 'walk/curious', A: 'shout/cross' }, holds: {} },
    insight: {
      mood: 'wonder',
      time: 'day',
      who: { H: 'sit/joy', F: 'look/happy', V: 'walk/cross' },
      looks: { F: 'H', H: 'F' },
      places: { H: 'bed' },
      touches: {},
      holds: { V: 'bell' },
    },
    'turn still': {
      time: 'day',
      who: { A: 'sit/happy', H: 'look/calm', F: 'look/happy' },
      looks: { H: 'A', F: 'A', A: 'H' },
      places: { A: 'bed' },
    },
    'turn why': {
      time: 'day',
      who: { A: 'sit/happy', H: 'talk/happy', F: 'look/happy' },
      looks: { H: 'A', F: 'A', A: 'H' },
      places: { A: 'bed' },
      touches: {},
    },
    restore: {
      time: 'night',
      mood: 'tender',
      who: { V: 'lie/happy', A: 'look/tender', H: 'reach/happy', F: 'look/happy' },
      looks: { V: 'A', A: 'V', H: 'V', F: 'V' },
      places: { V: 'bed' },
      holds: { A: 'bell' },
      onto: 'bed',
    },
  },
}
