import type { Casting, Scene } from '#bank/authoring'
import { band0to4 } from './band-0-4'
import { band5to8 } from './band-5-8'
import { band9to14 } from './band-9-14'
import { ownLines } from './own-lines'
import { pictures } from './pictures'

/** She is inside, he is outside, and between them there is no room for anybody. */
const NOSE_TO_NOSE = { N: 'gateway', A: 'threshold', H: 'F' } as const

/** The same, from so near that one sees them smile. */
const FACE_TO_FACE = { N: 'nose_right', A: 'nose_left', H: 'F' } as const

/** Neither forward nor back: both of them step out of the gate, to what lies beside it. */
const BESIDE: Scene = {
  at: 'castle_gate',
  shot: 'medium',
  mood: 'tender',
  time: 'dusk',
  who: { N: 'lie/shy', A: 'kneel/happy', H: 'reach/happy', F: 'look/tender' },
  looks: { N: 'A', A: 'N', H: 'A', F: 'N' },
  places: { A: 'given', N: 'A', H: 'F' },
}

/** What was a cape and a boat is a place now, and both are on it. */
const ON_IT: Partial<Scene> = {
  who: { N: 'sit/shy', A: 'sit/happy', H: 'reach/happy', F: 'look/tender' },
  things: ['blanket'],
  places: { A: 'blanket', N: 'A', H: 'F' },
}

/** Insight: each had set out to find somebody, and found them in the gate. They do not go on, for they have arrived. */
export const breadAndButter: Casting = {
  id: 'bread-and-butter',
  kernel: 'not_stuck',
  settings: ['magical_kingdom'],
  eras: ['past', 'today', 'future'],
  time: 'day',
  late: true,
  challenges: [
    'help_someone',
    'solve_mystery',
    'save_the_world',
    'win_something',
    'find_something',
  ],
  themes: [
    'friendship_teamwork',
    'funny_silly',
    'helping_others_kindness',
    'magic_fantasy',
    'mystery_puzzles',
  ],
  mobile: false,
  roles: {
    N: {
      id: 'polite_unicorn',
      part: 'needy',
      name: { en: 'Lavender', fr: 'Lavande' },
      introduction: { en: 'who is on her way out', fr: 'qui veut sortir' },
      sex: 'female',
      character: { kind: 'animal', species: 'unicorn', marks: 'none', scale: 0.8 },
    },
    A: {
      id: 'polite_hedgehog',
      part: 'comic',
      name: { en: 'Mr Brush', fr: 'monsieur Brosse' },
      introduction: { en: 'who is on his way in', fr: 'qui veut entrer' },
      sex: 'male',
      character: { kind: 'animal', species: 'hedgehog', marks: 'none', scale: 2 },
      wears: 'top_hat',
    },
    B: {
      id: 'gate_porter',
      part: 'doubter',
      name: { en: 'Bolt', fr: 'Verrou' },
      introduction: {
        en: 'who would like to shut his gate',
        fr: 'qui voudrait bien fermer sa porte',
      },
      sex: 'male',
      character: { kind: 'animal', species: 'hare', marks: 'none', scale: 1 },
      wears: 'cap',
    },
    C: {
      id: 'butter_king',
      part: 'other',
      name: { en: 'the King', fr: 'le roi' },
      introduction: { en: 'who has all the butter', fr: 'qui a tout le beurre' },
      sex: 'male',
      character: { kind: 'animal', species: 'cat', marks: 'none', scale: 0.9, coat: '#e8c98a' },
      wears: 'crown',
    },
  },
  plants: [
    {
      id: 'blanket',
      thing: 'blanket',
      pictures: {
        home: { who: { H: 'hold/happy', F: 'look/curious' }, holds: { H: 'blanket' } },
        'turn why': ON_IT,
        'turn count': ON_IT,
        'turn dance': ON_IT,
      },
    },
    { id: 'own', from: 'trait', kinds: ['collection', 'garment', 'object'] },
  ],
  tries: [
    {
      id: 'push',
      cause: 'force',
      at: 'castle_gate',
      shot: 'medium',
      mood: 'funny',
      who: { H: 'push/surprised', A: 'stand/shy', N: 'bow/calm', F: 'look/giggling' },
      looks: { H: 'A', A: 'N', N: 'A', F: 'A' },
      places: NOSE_TO_NOSE,
    },
    {
      id: 'coin',
      cause: 'rules',
      at: 'castle_gate',
      shot: 'medium',
      mood: 'funny',
      who: {
        H: 'hold/curious',
        N: 'bow/joy',
        A: 'stand/happy',
        B: 'shrug/cross',
        F: 'look/giggling',
      },
      holds: { H: 'coin' },
      looks: { H: 'coin', N: 'A', A: 'N', B: 'A', F: 'N' },
      places: NOSE_TO_NOSE,

      things: ['coin'],
    },
    {
      id: 'bun',
      cause: 'lure',
      at: 'castle_gate',
      shot: 'medium',
      mood: 'funny',
      who: { N: 'bow/happy', A: 'stand/happy', H: 'look/surprised', F: 'look/giggling' },
      looks: { N: 'A', A: 'N', H: 'bun', F: 'bun' },
      places: NOSE_TO_NOSE,
      things: [{ thing: 'bun', at: 'step' }],
    },
  ],
  turns: { why: BESIDE, count: BESIDE, dance: BESIDE },
  scenes: {
    cover: {
      at: 'castle_gate',
      shot: 'medium',
      mood: 'funny',
      who: { N: 'bow/happy', A: 'stand/happy', H: 'look/curious', F: 'look/surprised' },
      looks: { N: 'A', A: 'N', H: 'N', F: 'A' },
      places: FACE_TO_FACE,
    },
    home: {
      at: 'castle_meadow',
      shot: 'medium',
      mood: 'joy',
      who: { H: 'walk/happy', F: 'walk/happy' },
      looks: { F: 'H' },
    },
    lack: {
      at: 'castle_gate',
      shot: 'medium',
      mood: 'funny',
      who: {
        N: 'bow/calm',
        A: 'stand/calm',
        B: 'shout/cross',
        H: 'look/surprised',
        F: 'look/curious',
      },
      looks: { N: 'A', A: 'N', B: 'N', H: 'A', F: 'N' },
      places: NOSE_TO_NOSE,
      things: [
        'bread_basket',
        { thing: 'suitcase', at: 'outside' },
        { thing: 'butter', at: 'inside' },
      ],
    },
    way: {
      at: 'castle_gate',
      shot: 'tiny',
      mood: 'wonder',
      who: { H: 'tiptoe/determined', F: 'tiptoe/curious', N: 'bow/calm', A: 'stand/calm' },
      looks: { N: 'A', A: 'N' },
      places: NOSE_TO_NOSE,
      crowd: ['sheep', 'sheep'],
    },
    road: {
      at: 'tower_room',
      shot: 'medium',
      mood: 'tender',
      time: 'golden',
      who: { H: 'look/thinking', F: 'hold/curious' },
      holds: { F: 'paper' },
      looks: { H: 'chair', F: 'paper' },
      things: [{ thing: 'chair', count: 2 }, 'table'],
    },
    strand: {
      at: 'throne_room',
      shot: 'medium',
      mood: 'sad',
      who: { C: 'sit/sad', H: 'listen/tender', F: 'listen/worried' },
      looks: { C: 'bowl', H: 'C', F: 'C' },
      places: { C: 'throne' },
      holds: { C: 'bowl' },
      things: [{ thing: 'bowl', state: 'full' }],
    },
    quiet: {
      at: 'castle_gate',
      shot: 'medium',
      mood: 'calm',
      time: 'dusk',
      who: {
        N: 'bow/tender',
        A: 'stand/tender',
        B: 'sleep/asleep',
        H: 'sit/calm',
        F: 'sit/sleepy',
      },
      looks: { N: 'A', A: 'N', H: 'N', F: 'A' },
      places: NOSE_TO_NOSE,
      things: ['suitcase'],
    },
    insight: {
      at: 'castle_gate',
      shot: 'medium',
      mood: 'wonder',
      time: 'dusk',
      who: { N: 'bow/shy', A: 'stand/shy', H: 'look/surprised', F: 'look/curious' },
      looks: { N: 'A', A: 'N', H: 'suitcase', F: 'H' },
      places: NOSE_TO_NOSE,
      things: [
        { thing: 'suitcase', state: 'open' },
        { thing: 'cup', count: 2, near: 'polite_hedgehog' },
      ],
    },
    restore: {
      at: 'castle_gate',
      shot: 'medium',
      mood: 'cozy',
      time: 'dusk',
      who: {
        N: 'sit/tender',
        A: 'sit/happy',
        H: 'look/happy',
        F: 'look/happy',
        B: 'look/happy',
        C: 'eat/happy',
      },
      looks: { N: 'away', A: 'away', H: 'N', F: 'A', B: 'C' },
      holds: { C: 'buttered_bread' },
      places: { A: 'N', H: 'F' },
      touches: { N: 'A' },
      things: [
        { thing: 'cup', count: 2, near: 'polite_hedgehog' },
        { thing: 'bread_basket', near: 'hero' },
      ],
    },
  },
  shapes: {
    8: [['try1', 'try2', 'way']],
    10: [
      ['try1', 'try2', 'way', 'road', 'try3'],
      ['try1', 'try2', 'try3', 'way', 'road'],
    ],
    12: [
      ['try1', 'try2', 'way', 'road', 'strand', 'try3', 'quiet'],
      ['try1', 'try2', 'try3', 'way', 'road', 'strand', 'quiet'],
    ],
  },
  canon: [
    {
      kind: 'friend',
      id: 'polite_unicorn',
      text: {
        en: 'a unicorn and a hedgehog, who have tea beside a gate',
        fr: 'une licorne et un hérisson, qui prennent le thé à côté d’une porte',
      },
    },
  ],
  pictures,
  ownLines,
  bands: { '0-4': band0to4, '5-8': band5to8, '9-14': band9to14 },
}
