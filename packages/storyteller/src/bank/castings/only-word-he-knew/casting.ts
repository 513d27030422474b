import type { Casting, Scene } from '#bank/authoring'
import { band0to4 } from './band-0-4'
import { band5to8 } from './band-5-8'
import { band9to14 } from './band-9-14'
import { ownLines } from './own-lines'
import { pictures } from './pictures'

/** He holds his tongue, and somebody sits down on his thumb. */
const LANDED: Scene = {
  at: 'farm',
  shot: 'medium',
  mood: 'tender',
  time: 'golden',
  who: { H: 'look/awe', F: 'look/tender', K: 'look/shy' },
  looks: { H: 'K', F: 'K', K: 'H' },
}

/** Insight: his mouth says shoo, and his arms, which somebody made as she remembered them, say come here. */
export const onlyWordHeKnew: Casting = {
  id: 'only-word-he-knew',
  kernel: 'not_stuck',
  settings: ['elsewhere'],
  eras: ['past', 'today', 'future'],
  time: 'day',
  hands: true,
  challenges: [
    'save_the_world',
    'solve_mystery',
    'win_something',
    'help_someone',
    'find_something',
  ],
  themes: [
    'helping_others_kindness',
    'friendship_teamwork',
    'mystery_puzzles',
    'funny_silly',
    'magic_fantasy',
  ],
  mobile: false,
  roles: {
    N: {
      id: 'shooing_scarecrow',
      part: 'needy',
      name: { en: 'the scarecrow', fr: 'l’épouvantail' },
      introduction: { en: 'who only knows one word', fr: 'qui ne sait qu’un mot' },
      sex: 'male',
      character: {
        kind: 'living_thing',
        species: 'monster',
        thing: 'scarecrow',
        marks: 'none',
        scale: 1.3,
      },
    },
    G: {
      id: 'scarecrow_and_birds',
      part: 'other',
      name: { en: 'the scarecrow', fr: 'l’épouvantail' },
      introduction: { en: 'who is full of birds', fr: 'qui est plein d’oiseaux' },
      sex: 'male',
      character: {
        kind: 'living_thing',
        species: 'monster',
        thing: 'bird_scarecrow',
        marks: 'none',
        scale: 1.3,
      },
    },
    K: {
      id: 'scarecrow_and_wren',
      part: 'other',
      name: { en: 'the scarecrow', fr: 'l’épouvantail' },
      introduction: { en: 'who says nothing', fr: 'qui ne dit rien' },
      sex: 'male',
      character: {
        kind: 'living_thing',
        species: 'monster',
        thing: 'wren_scarecrow',
        marks: 'none',
        scale: 1.3,
      },
    },
    A: {
      id: 'goat_farmer',
      part: 'comic',
      name: { en: 'Nettle', fr: 'Ortie' },
      introduction: {
        en: 'who runs the farm, and tastes everything in it',
        fr: 'qui dirige la ferme, et goûte tout',
      },
      sex: 'female',
      character: { kind: 'animal', species: 'goat', marks: 'none', scale: 1.1, coat: '#efe9dc' },
      wears: 'straw_hat',
    },
    B: {
      id: 'busy_wren',
      part: 'doubter',
      name: { en: 'the wren', fr: 'le roitelet' },
      introduction: { en: 'who has a lot to do', fr: 'qui a beaucoup à faire' },
      sex: 'male',
      character: { kind: 'animal', species: 'bird', marks: 'none', scale: 0.5, coat: '#a5744a' },
    },
  },
  plants: [
    {
      id: 'seeds',
      thing: 'seed',
      pictures: { home: { who: { H: 'hold/happy', F: 'look/curious' }, holds: { H: 'seed' } } },
    },
    { id: 'own', from: 'trait', kinds: ['collection', 'garment', 'object'], waved: ['0-4'] },
  ],
  tries: [
    {
      id: 'word',
      cause: 'copying',
      at: 'farm',
      shot: 'medium',
      mood: 'funny',
      who: { H: 'talk/determined', F: 'shout/giggling', N: 'shout/scared' },
      looks: { H: 'N', F: 'N', N: 'H' },
    },
    {
      id: 'crumbs',
      cause: 'lure',
      at: 'farm',
      shot: 'medium',
      mood: 'funny',
      who: { N: 'shout/joy', B: 'fly/scared', H: 'hide/surprised', F: 'hide/surprised' },
      looks: { N: 'B', B: 'away', H: 'B', F: 'B' },
      things: ['hay_bale', { thing: 'biscuit', state: 'broken', near: 'shooing_scarecrow' }],
    },
    {
      id: 'sheet',
      cause: 'hiding',
      at: 'farm',
      shot: 'medium',
      mood: 'funny',
      who: { H: 'look/surprised', F: 'look/giggling' },
      looks: { H: 'scarecrow', F: 'scarecrow' },
      touches: { H: 'scarecrow' },
      things: [{ thing: 'scarecrow', state: 'empty' }],
    },
  ],
  turns: { why: LANDED, still: LANDED, whistle: LANDED },
  scenes: {
    cover: {
      at: 'farm',
      shot: 'medium',
      mood: 'funny',
      who: { N: 'shout/happy', H: 'look/curious', F: 'look/surprised' },
      looks: { H: 'N', F: 'N' },
    },
    home: {
      at: 'garden_gate',
      shot: 'medium',
      mood: 'joy',
      who: { H: 'walk/happy', F: 'walk/happy' },
      looks: { F: 'H' },
    },
    lack: {
      at: 'farm',
      shot: 'medium',
      mood: 'funny',
      who: { A: 'look/cross', N: 'talk/calm', H: 'look/surprised', F: 'look/curious' },
      looks: { A: 'holed_leaf', N: 'away', H: 'N', F: 'holed_leaf' },
      things: [
        { thing: 'cabbage', near: 'goat_farmer' },
        { thing: 'holed_leaf', count: 3, near: 'goat_farmer' },
      ],
    },
    way: {
      at: 'garden_gate',
      shot: 'tiny',
      mood: 'wonder',
      who: { H: 'talk/curious', F: 'look/curious', B: 'stand/proud' },
      looks: { H: 'B', F: 'B', B: 'H' },
      crowd: ['bird', 'bird'],
    },
    road: {
      at: 'barn',
      shot: 'medium',
      mood: 'wonder',
      who: { H: 'hold/thinking', F: 'look/curious' },
      holds: { H: 'jar' },
      looks: { H: 'jar', F: 'H' },
      things: [{ thing: 'jar', state: 'empty' }],
    },
    quiet: {
      at: 'farm',
      shot: 'medium',
      mood: 'calm',
      who: { H: 'sit/calm', F: 'sit/calm', N: 'look/sad' },
      looks: { H: 'beetle', F: 'N', N: 'away' },
      things: ['beetle'],
    },
    strand: {
      at: 'farm',
      shot: 'medium',
      mood: 'sad',
      who: { A: 'sit/sad', H: 'listen/tender', F: 'listen/worried' },
      looks: { A: 'cabbage', H: 'A', F: 'A' },
      touches: { A: 'cabbage' },
      things: ['cabbage'],
    },
    insight: {
      at: 'farm',
      shot: 'medium',
      mood: 'tender',
      who: { N: 'look/curious', H: 'look/surprised', F: 'look/happy' },
      looks: { N: 'H', H: 'N' },
      pair: { who: 'F', with: 'H', type: 'hug' },
    },
    restore: {
      at: 'farm',
      shot: 'medium',
      mood: 'cozy',
      time: 'dusk',
      who: { G: 'look/tender', H: 'look/tender', F: 'look/happy', A: 'eat/happy' },
      looks: { H: 'G', F: 'G', G: 'H', A: 'cabbage' },
      things: ['cabbage'],
    },
  },
  shapes: {
    8: [['try1', 'try2', 'way']],
    10: [
      ['try1', 'try2', 'way', 'try3', 'road'],
      ['try1', 'try2', 'try3', 'way', 'road'],
    ],
    12: [
      ['try1', 'try2', 'way', 'road', 'try3', 'strand', 'quiet'],
      ['try1', 'try2', 'way', 'road', 'strand', 'try3', 'quiet'],
    ],
  },
  canon: [
    {
      kind: 'friend',
      id: 'shooing_scarecrow',
      text: {
        en: 'a scarecrow who says shoo, and means good night',
        fr: 'un épouvantail qui dit ouste, et ça veut dire bonne nuit',
      },
    },
  ],
  pictures,
  ownLines,
  bands: { '0-4': band0to4, '5-8': band5to8, '9-14': band9to14 },
}
