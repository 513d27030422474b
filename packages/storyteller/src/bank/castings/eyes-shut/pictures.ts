import type { BandPictures } from '#bank/authoring'

const AT_NIGHT = { at: 'bedroom', time: 'night' } as const
/** The rooster looks, because there is something to see. */
const SHOWS_IT = { who: { V: 'look/awe', H: 'look/happy', F: 'point/happy' } } as const

export const pictures: BandPictures = {
  '0-4': {
    home: {
      at: 'farm',
      shot: 'medium',
      time: 'night',
      who: { H: 'play_music/happy', F: 'stand/sleepy' },
    },
    lack: { things: ['hay_bale'], time: 'night' },
    way: {
      time: 'night',
      who: { H: 'listen/curious', F: 'look/curious', A: 'sit/calm', V: 'whisper/curious' },
      looks: { H: 'V', F: 'V', A: 'V', V: 'A' },
    },
    insight: {
      time: 'night',
      who: { V: 'shout/asleep', H: 'climb/surprised', F: 'wave/happy', N: 'look/sad' },
      looks: { H: 'V', F: 'V', N: 'V' },
    },
    'try supper': {
      time: 'night',
      who: { H: 'hold/happy', F: 'tiptoe/giggling', V: 'sleep/asleep', N: 'cheer/happy' },
    },
    'turn whistle': SHOWS_IT,
    'turn why': SHOWS_IT,
    restore: { crowd: ['cow'] },
  },
  '5-8': { home: AT_NIGHT },
  '9-14': { home: AT_NIGHT },
}
