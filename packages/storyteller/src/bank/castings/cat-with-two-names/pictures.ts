import type { BandPictures, Scene, SceneThing } from '#bank/authoring'

/** In seven, and nobody's birthday: no candles. */
export const RAFFLE_CAKE: SceneThing = 'sliced_cake'

/** In the middle of the street, where the buses go. */
export const TABLE: SceneThing = { thing: 'table', at: 'table' }

/** One table for both, and a cup each. */
const TOGETHER: Partial<Scene> = {
  who: { H: 'point/happy', F: 'look/happy', N: 'sit/shy', A: 'sit/happy' },
  holds: { N: 'cup', A: 'cup' },
  touches: { F: 'table' },
}

/** Along the street with the cake, home from the raffle. */
export const WALKING_HOME: BandPictures = {
  '5-8': {
    home: {
      at: 'street',
      shot: 'medium',
      time: 'golden',
      who: { H: 'walk/happy', F: 'walk/happy' },
      places: { F: 'H' },
    },
  },
}

/** Nobody has decided yet whose it is; tea is for those who were given a pot. */
const UNDECIDED: Partial<Scene> = { onto: 'table', things: [TABLE, 'chair', 'chair', 'chair'] }
const OF_OLDER: BandPictures['5-8'] = {
  home: WALKING_HOME['5-8']?.home ?? {},
  restore: UNDECIDED,
}
export const WITH_TEA: BandPictures = {
  '5-8': { restore: { ...UNDECIDED, things: [TABLE, 'chair', 'chair', 'chair', 'cup', 'cup'] } },
  '9-14': { restore: { ...UNDECIDED, things: [TABLE, 'chair', 'chair', 'chair', 'cup', 'cup'] } },
}

export const pictures: BandPictures = {
  '5-8': OF_OLDER,
  // With both hands over the ears one looks down.
  '9-14': { ...OF_OLDER, insight: { who: { H: 'cover_ears/thinking', F: 'look/curious' } } },
  '0-4': {
    'try days': {
      who: { F: 'hold/proud', H: 'point/thinking', N: 'talk/cross', A: 'talk/cross' },
      holds: { F: 'paper' },
      things: [],
    },
    'try give': {
      who: {
        H: 'talk/surprised',
        F: 'look/surprised',
        N: 'push/cross',
        A: 'push/cross',
        B: 'lie/sleepy',
      },
      looks: { N: 'B', A: 'B', H: 'B', F: 'B' },
      things: [],
      places: { N: 'table_left', A: 'table_right', B: 'white_line' },
    },
    insight: {
      shot: 'wide',
      who: {
        H: 'talk/surprised',
        F: 'look/curious',
        N: 'sit/shy',
        A: 'sit/shy',
        B: 'sit/surprised',
      },
      things: [{ thing: 'chair_marks', at: 'road', state: 'empty' }, 'chair', 'chair'],
      looks: { N: 'A', A: 'N', H: 'B', F: 'B' },
      places: { N: 'left_side', A: 'right_side', B: 'white_line' },
    },
    'turn build': TOGETHER,
    'turn remember': TOGETHER,
    'turn why': TOGETHER,
    restore: {
      who: { N: 'sit/happy', A: 'sit/happy', H: 'kneel/tender', F: 'pour/joy', B: 'sleep/asleep' },
      holds: { F: 'teapot' },
      things: [TABLE, 'chair', 'chair', 'cup', 'cup'],
      looks: { N: 'A', A: 'N', H: 'B', F: 'table' },
      places: { N: 'table_left', A: 'table_right', B: 'H' },
      touches: { H: 'B' },
    },
  },
}
