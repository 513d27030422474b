import type { BandPictures, Scene } from '#bank/authoring'

const OVER_THE_HILL: Partial<Scene> = {
  at: 'dragon_hill',
  who: { H: 'walk/happy', F: 'walk/happy' },
}

/** The youngest ask a guard who cannot look at them, and see the lamb jump with everybody. */
export const pictures: BandPictures = {
  '0-4': {
    home: { at: 'guarded_bridge', who: { H: 'walk/happy', F: 'walk/happy' } },
    way: {
      who: { H: 'talk/curious', F: 'look/curious', B: 'stand/sleepy' },
      looks: { H: 'B', F: 'B', B: 'away' },
    },
    'try show': { holds: {} },
    restore: { who: { N: 'jump/joy', A: 'look/tender', H: 'jump/joy', F: 'jump/joy' } },
  },
  '5-8': { home: OVER_THE_HILL },
  '9-14': { home: OVER_THE_HILL },
}
