import type { BandPictures, Scene, SceneThing } from '#bank/authoring'

/** Thirty carrots stand up in it. */
export const CARROT_CAKE: SceneThing = { thing: 'cake', state: 'open' }

/** On the hill, in the hero's arms, unless these hold out a present. */
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

/** In the mouth: on a lead, it is the stone that is taken for a walk, as the youngest are told. */
const STONE_CARRIED: Partial<Scene> = {
  who: { H: 'point/happy', F: 'walk/worried', N: 'carry/proud' },
  holds: { N: 'stone' },
  things: [],
  looks: { N: 'H', H: 'far', F: 'N' },
}

export const pictures: BandPictures = {
  '5-8': { 'try stone': STONE_CARRIED },
  '9-14': { 'try stone': STONE_CARRIED },
  '0-4': {
    home: { at: 'farm', shot: 'medium', crowd: ['rooster', 'sheep'] },
    lack: {
      who: { H: 'hush/curious', F: 'hush/calm', N: 'walk/curious', A: 'hush/calm' },
      things: [{ thing: 'lantern', count: 2 }],
      looks: { H: 'viewer', F: 'A', A: 'F', N: 'H' },
    },
    'try stone': {
      who: { H: 'cheer/happy', F: 'hold/happy', N: 'pull/proud' },
      holds: { F: 'lantern' },
    },
    'try hide': {
      shot: 'medium',
      who: { H: 'carry/giggling', F: 'eat/happy', N: 'walk/sad' },
      things: ['hay_bale'],
      holds: { H: 'cake', F: 'spoon' },
      looks: { H: 'away', N: 'away' },
    },
    'try blurt': { wears: { F: 'flour' } },
    insight: {
      shot: 'medium',
      who: { H: 'crouch/tender', F: 'look/worried', N: 'sit/crying' },
      things: [
        { thing: 'dark_barn', at: 'below' },
        { thing: 'suitcase', near: 'donkey' },
      ],
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
