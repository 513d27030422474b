import type { Casting } from '#bank/authoring'
import { band0to4 } from './band-0-4'
import { band5to8 } from './band-5-8'
import { band9to14 } from './band-9-14'
import { pictures } from './pictures'

/** The ladies between the straw hat and the smallest. */
const ROW = { thing: 'mole_row', near: 'straw_hat_mole' } as const

/** Insight: five moles, and every one of them is the last. */
export const lastOneInFront: Casting = {
  id: 'last-one-in-front',
  kernel: 'lost_way',
  fromAge: 3,
  settings: ['forest', 'elsewhere'],
  eras: ['past', 'today', 'future'],
  time: 'day',
  themes: [
    'funny_silly',
    'adventure_exploration',
    'friendship_teamwork',
    'helping_others_kindness',
    'mystery_puzzles',
  ],
  mobile: false,
  roles: {
    N: {
      id: 'straw_hat_mole',
      part: 'needy',
      name: { en: 'Bertha', fr: 'Berthe' },
      introduction: { en: 'who is walking to the sea', fr: 'qui va à la mer à pied' },
      sex: 'female',
      character: { kind: 'animal', species: 'mole', marks: 'none', scale: 1 },
      wears: 'straw_hat',
    },
    A: {
      id: 'smallest_mole',
      part: 'other',
      name: { en: 'Pip', fr: 'Pip' },
      introduction: { en: 'who is the last', fr: 'qui est la dernière' },
      sex: 'female',
      character: { kind: 'animal', species: 'mole', marks: 'none', scale: 0.7 },
    },
    B: {
      id: 'oak_owl',
      part: 'comic',
      name: { en: 'the owl', fr: 'la chouette' },
      introduction: { en: 'who is nobody’s gran', fr: 'qui n’est la mamie de personne' },
      sex: 'female',
      character: { kind: 'animal', species: 'owl', marks: 'none', scale: 0.9 },
    },
  },
  plants: [
    {
      id: 'kite',
      thing: 'kite',
      pictures: {
        home: { who: { H: 'hold/proud', F: 'look/curious' }, holds: { H: 'kite' } },
        'turn count': { holds: { H: 'kite' } },
        'turn why': { holds: { H: 'kite' } },
        restore: { things: ['kite'] },
      },
    },
    { id: 'own', from: 'trait', kinds: ['collection', 'garment', 'object'] },
  ],
  tries: [
    {
      id: 'ask',
      cause: 'wrong_guess',
      at: 'big_oak',
      shot: 'medium',
      mood: 'funny',
      who: { H: 'crouch/curious', F: 'look/surprised', A: 'point/calm', N: 'walk/determined' },
      looks: { H: 'A', F: 'A', A: 'N' },
      touches: { A: 'N' },
      things: [ROW],
    },
    {
      id: 'sign',
      cause: 'clever',
      at: 'big_oak',
      shot: 'medium',
      mood: 'funny',
      who: { H: 'point/proud', F: 'look/worried', N: 'walk/calm', A: 'walk/calm' },
      looks: { H: 'sign', F: 'N', A: 'N' },
      touches: { A: 'N' },
      things: ['sign', ROW],
      crowd: ['snail'],
    },
    {
      id: 'join',
      cause: 'copying',
      at: 'big_oak',
      shot: 'medium',
      mood: 'funny',
      who: { N: 'walk/calm', H: 'walk/sleepy', A: 'walk/calm', F: 'walk/sleepy' },
      looks: { H: 'N', A: 'H', F: 'A' },
      touches: { H: 'N', A: 'H', F: 'A' },
      things: [ROW],
    },
  ],
  turns: {
    count: {
      at: 'big_oak',
      shot: 'medium',
      mood: 'tender',
      who: { H: 'give/tender', A: 'reach/surprised', F: 'look/happy', N: 'look/surprised' },
      looks: { H: 'A', A: 'H', F: 'A', N: 'A' },
    },
    why: {
      at: 'big_oak',
      shot: 'medium',
      mood: 'tender',
      who: { H: 'give/tender', A: 'reach/surprised', F: 'look/happy', N: 'look/surprised' },
      looks: { H: 'A', A: 'H', F: 'A', N: 'A' },
    },
  },
  scenes: {
    cover: {
      at: 'big_oak',
      shot: 'medium',
      mood: 'funny',
      who: { H: 'look/surprised', F: 'look/curious', N: 'walk/calm', A: 'walk/calm' },
      looks: { H: 'N', F: 'A', A: 'N' },
      touches: { A: 'N' },
      things: [ROW],
    },
    lack: {
      at: 'big_oak',
      shot: 'medium',
      mood: 'funny',
      who: { N: 'walk/happy', A: 'walk/calm', H: 'look/surprised', F: 'look/curious' },
      looks: { H: 'N', F: 'A', A: 'N' },
      touches: { A: 'N' },
      things: [ROW],
    },
    way: {
      at: 'big_oak',
      shot: 'tiny',
      mood: 'funny',
      who: { H: 'run/determined', F: 'run/determined', N: 'walk/calm' },
      looks: { H: 'N', F: 'N' },
      things: [ROW],
    },
    road: {
      at: 'tree_top',
      shot: 'medium',
      mood: 'wonder',
      who: { H: 'point/joy', F: 'look/happy' },
      looks: { H: 'away', F: 'away' },
    },
    quiet: {
      at: 'big_oak',
      shot: 'medium',
      mood: 'tender',
      time: 'golden',
      who: { A: 'sit/calm', H: 'sit/calm', F: 'sit/calm', N: 'sleep/asleep' },
      looks: { H: 'A', F: 'A', A: 'N' },
    },
    strand: {
      at: 'big_oak',
      shot: 'medium',
      mood: 'funny',
      who: { H: 'look/curious', F: 'look/curious', B: 'perch/proud' },
      looks: { H: 'B', F: 'B', B: 'H' },
      places: { B: 'branch' },
      holds: { B: 'letter' },
    },
    insight: {
      at: 'big_oak',
      shot: 'medium',
      mood: 'funny',
      who: { H: 'perch/surprised', F: 'look/calm', N: 'walk/calm', A: 'walk/calm' },
      looks: { H: 'N', F: 'A', A: 'N' },
      touches: { A: 'N' },
      places: { H: 'branch' },
      things: [ROW],
    },
    restore: {
      at: 'beach',
      shot: 'medium',
      mood: 'joy',
      who: { A: 'cheer/joy', N: 'dance/joy', H: 'cheer/joy', F: 'cheer/joy' },
      looks: { H: 'A', F: 'A', N: 'A' },
    },
  },
  closes: ['friends'],
  shapes: {
    8: [['try1', 'try2', 'way']],
    10: [['try1', 'try2', 'try3', 'way', 'road']],
    12: [
      ['try1', 'try2', 'strand', 'try3', 'way', 'quiet', 'road'],
      ['try1', 'strand', 'try2', 'try3', 'way', 'quiet', 'road'],
    ],
  },
  canon: [
    {
      kind: 'friend',
      id: 'smallest_mole',
      text: {
        en: 'a very small mole who walks in front',
        fr: 'une toute petite taupe qui marche devant',
      },
    },
  ],
  pictures,
  bands: { '0-4': band0to4, '5-8': band5to8, '9-14': band9to14 },
}
