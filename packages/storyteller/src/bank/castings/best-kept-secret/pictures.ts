import type { BandPictures, Scene, SceneThing } from '#bank/authoring'

/** Thirty carrots stand up in it. */
export const CARROT_CAKE: SceneThing = { thing: 'cake', state: 'open' }

/** On the hill, in the hero's arms. */
const COMFORTED: Partial<Scene> = {
  shot: 'medium',
  who: { H: 'reach/tender', F: 'carry/tender', N: 'bow/tender' },
  holds: { F: 'suitcase' },
  things: [],
  looks: { H: 'N', F: 'N' },
  places: {},
  wears: {},
  pair: { who: 'H', with: 'N', type: 'hug' },
}

export const pictures: BandPictures = {
  '0-4': {
    home: { at: 'farm', shot: 'medium', crowd: ['rooster', 'sheep'] },
    lack: {
      who: { H: 'carry/giggling', F: 'whisper/giggling', N: 'look/curious', A: 'whisper/giggling' },
      things: [{ thing: 'lantern', count: 2 }],
      holds: { H: 'lantern' },
      looks: { N: 'away', F: 'A', A: 'F' },
    },
    'try stone': {
      who: { H: 'cheer/happy', F: 'hold/happy', N: 'pull/proud' },
      holds: { F: 'lantern' },
    },
    'try hide': {
      shot: 'medium',
      who: { H: 'carry/giggling', F: 'eat/happy', N: 'look/curious' },
      things: ['hay_bale'],
      holds: { H: 'cake', F: 'spoon' },
      looks: { H: 'away', N: 'H' },
    },
    'try blurt': { wears: { F: 'flour' } },
    insight: {
      shot: 'medium',
      who: { H: 'crouch/tender', F: 'look/worried', N: 'sit/crying' },
      things: ['suitcase', { thing: 'dark_barn', at: 'below' }],
      places: { N: 'suitcase' },
      looks: { H: 'N', F: 'N' },
    },
    'turn tell': COMFORTED,
    'turn why': COMFORTED,
    way: {
      shot: 'tiny',
      who: { H: 'shout/worried', F: 'kneel/worried' },
      holds: {},
      looks: { H: 'away', F: 'flower_pot' },
      things: [{ thing: 'flower_pot', near: 'helper' }],
      crowd: ['rooster'],
    },
    restore: {
      who: { H: 'laugh/joy', F: 'reach/joy', N: 'stand/joy', A: 'stand/joy' },
      looks: { H: 'N', F: 'lantern' },
      things: [CARROT_CAKE, { thing: 'lantern', count: 5, at: 'hanging', state: 'glowing' }],
    },
  },
}
