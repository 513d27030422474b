import type { BandPictures, Scene } from '#bank/authoring'

/** The head nobody has counted yet. */
const ON_HIS_HEAD: Partial<Scene> = {
  who: { H: 'reach/tender', F: 'sit/happy', N: 'look/surprised', A: 'sit/happy' },
  onto: 'N',
}

/** For the youngest, playtime is hide-and-seek, and who hides is larger than what he hides behind. */
export const pictures: BandPictures = {
  '0-4': {
    home: { at: 'school_yard' },
    lack: {
      who: { H: 'eat/happy', F: 'eat/happy', N: 'look/sad', A: 'eat/happy' },
      looks: { H: 'N', F: 'N', N: 'biscuit_jar', A: 'H' },
      places: { A: 'H' },
    },
    way: {
      shot: 'tiny',
      who: { H: 'look/giggling', F: 'look/surprised', N: 'hold/proud' },
      looks: { H: 'N', F: 'N' },
      holds: { N: 'broom' },
      things: [],
    },
    'turn count': ON_HIS_HEAD,
    'turn why': ON_HIS_HEAD,
    restore: { onto: 'N' },
  },
}
