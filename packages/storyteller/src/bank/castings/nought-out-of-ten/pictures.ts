import type { BandPictures } from '#bank/authoring'

/** The youngest see it all happen on one wall of one school. */
export const pictures: BandPictures = {
  '0-4': {
    lack: {
      who: { H: 'point/surprised', F: 'look/surprised', V: 'talk/calm' },
      looks: { H: 'picture_board', F: 'picture_board', V: 'picture_board' },
      holds: {},
    },
    'try bait': {
      who: { H: 'sleep/asleep', F: 'sleep/asleep' },
      holds: {},
      looks: {},
      things: ['picture_board', { thing: 'scissors', at: 'floor' }],
    },
    'try careful': {
      who: { H: 'draw/proud', F: 'look/thinking' },
      holds: {},
      looks: { H: 'picture_board', F: 'picture_board' },
      things: [{ thing: 'picture_board', state: 'open' }],
    },
    'try hide': {
      at: 'classroom',
      who: { H: 'hold/surprised', F: 'jump/surprised' },
      holds: { H: 'paper' },
      looks: { H: 'paper', F: 'paper' },
      things: [
        { thing: 'paper', state: 'empty' },
        { thing: 'scissors', at: 'floor' },
      ],
    },
    restore: {
      who: { H: 'draw/joy', F: 'draw/joy', V: 'laugh/joy' },
      looks: { V: 'H' },
      holds: {},
      things: [{ thing: 'picture_board', state: 'broken' }],
    },
  },
}
