import type { BandPictures } from '#bank/authoring'

export const pictures: BandPictures = {
  '0-4': {
    lack: { things: ['hay_bale'] },
    'try supper': {
      who: { H: 'hold/happy', F: 'tiptoe/giggling', V: 'sleep/asleep', N: 'cheer/happy' },
    },
  },
}
