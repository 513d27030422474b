import type { BandPictures } from '#bank/authoring'

export const pictures: BandPictures = {
  '0-4': {
    lack: { things: ['hay_bale'], time: 'night' },
    way: { time: 'night' },
    insight: { time: 'night' },
    'try supper': {
      time: 'night',
      who: { H: 'hold/happy', F: 'tiptoe/giggling', V: 'sleep/asleep', N: 'cheer/happy' },
    },
  },
}
