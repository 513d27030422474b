import type { BandPictures } from '#bank/authoring'

export const pictures: BandPictures = {
  '0-4': {
    lack: {
      who: { H: 'look/surprised', F: 'look/worried' },
      crowd: ['fish', 'fish', 'fish', 'seahorse'],
    },
    restore: {
      things: [{ thing: 'shell', state: 'broken' }, 'cake'],
      crowd: ['crab', 'fish'],
    },
  },
}
