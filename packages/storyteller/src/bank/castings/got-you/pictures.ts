import type { BandPictures } from '#bank/authoring'

/** For the youngest it is the child who jumps last. */
export const pictures: BandPictures = {
  '0-4': {
    lack: {
      who: { V: 'fly/determined', N: 'reach/crying', H: 'look/surprised', F: 'look/surprised' },
      looks: { V: 'paper_bird', N: 'V', H: 'V', F: 'V' },
    },
    way: { who: { H: 'tiptoe/curious', F: 'hush/curious' } },
    insight: {
      who: { V: 'hold/tender', H: 'look/surprised', F: 'look/surprised' },
    },
    restore: {
      who: { V: 'reach/tender', H: 'jump/joy', N: 'jump/joy', F: 'laugh/joy' },
      places: { N: 'low_wall' },
      looks: { V: 'H', H: 'V', N: 'H', F: 'H' },
      holds: {},
      things: [{ thing: 'paper_flock', at: 'sky' }, 'low_wall'],
    },
  },
}
