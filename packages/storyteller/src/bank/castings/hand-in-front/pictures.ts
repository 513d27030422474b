import type { BandPictures } from '#bank/authoring'

/** For the youngest everybody yawns at the end. */
export const pictures: BandPictures = {
  '0-4': {
    lack: {
      shot: 'tiny',
      who: { N: 'sit/surprised', H: 'look/curious', F: 'look/sleepy' },
      looks: { H: 'N', F: 'N' },
    },
    restore: {
      who: { N: 'sleep/asleep', H: 'talk/sleepy', F: 'look/sleepy' },
    },
  },
}
