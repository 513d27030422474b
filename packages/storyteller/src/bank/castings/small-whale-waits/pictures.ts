import type { BandPictures } from '#bank/authoring'

/** The youngest go straight down into the sea, and see the shoal and the bubbles. */
export const pictures: BandPictures = {
  '0-4': {
    home: {
      at: 'reef',
      shot: 'medium',
      mood: 'joy',
      who: { H: 'swim/joy', F: 'swim/happy' },
    },
    way: {
      at: 'reef',
      who: { H: 'look/curious', F: 'look/curious', C: 'lie/sleepy', N: 'swim/worried' },
      looks: { H: 'C', F: 'C', N: 'away' },
    },
    insight: {
      shot: 'medium',
      who: { H: 'float/surprised', F: 'swim/surprised', N: 'swim/surprised' },
      looks: { H: 'F', F: 'H', N: 'H' },
      pair: { who: 'H', with: 'F', type: 'back_to_back' },
      things: [{ thing: 'big_rock', at: 'rock' }],
    },
    restore: {
      who: { A: 'float/tender', N: 'float/joy', H: 'laugh/joy', F: 'laugh/joy' },
    },
  },
}
