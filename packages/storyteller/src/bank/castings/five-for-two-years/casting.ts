import type { Casting, Scene } from '#bank/authoring'
import { band0to4 } from './band-0-4'
import { band5to8 } from './band-5-8'
import { band9to14 } from './band-9-14'
import { ownLines } from './own-lines'
import { pictures } from './pictures'

/** The flame lies down towards a nose, and goes out. */
const BREATHED_IN: Scene = {
  at: 'castle_meadow',
  shot: 'medium',
  mood: 'wonder',
  time: 'dusk',
  who: { V: 'look/awe', N: 'look/awe', H: 'look/joy', F: 'look/surprised' },
  looks: { V: 'cake', N: 'cake', H: 'V', F: 'cake' },
  things: [
    { thing: 'cake', state: 'empty' },
    { thing: 'hat', at: 'sky' },
  ],
}

/** The last candle of the kingdom is out as well. */
const LAST_CANDLE: Partial<Scene> = {
  things: [
    { thing: 'cake', state: 'empty' },
    { thing: 'candle', state: 'empty' },
    { thing: 'hat', at: 'sky' },
  ],
}

const CANDLE_OUT: Partial<Scene> = {
  things: [
    { thing: 'cake', state: 'empty' },
    { thing: 'candle', state: 'empty' },
  ],
}

/** Insight: that is my own face, once a year; he is blowing out the candles. */
export const fiveForTwoYears: Casting = {
  id: 'five-for-two-years',
  kernel: 'quarrel',
  settings: ['magical_kingdom'],
  eras: ['past', 'today'],
  time: 'day',
  challenges: ['save_the_world', 'solve_mystery', 'win_something', 'help_someone'],
  themes: [
    'magic_fantasy',
    'funny_silly',
    'mystery_puzzles',
    'helping_others_kindness',
    'friendship_teamwork',
  ],
  hungry: true,
  mobile: false,
  roles: {
    V: {
      id: 'birthday_dragon',
      part: 'villain',
      name: { en: 'Smoulder', fr: 'Tison' },
      introduction: {
        en: 'who comes to every birthday',
        fr: 'qui vient à tous les anniversaires',
      },
      sex: 'male',
      wears: 'scarf',
      character: { kind: 'magical_creature', species: 'dragon', marks: 'none', scale: 1.5 },
    },
    N: {
      id: 'little_prince',
      part: 'needy',
      name: { en: 'Prince Felix', fr: 'le prince Félix' },
      introduction: {
        en: 'who is six, and has seen the sea',
        fr: 'qui a six ans, et qui a vu la mer',
      },
      sex: 'male',
      wears: 'crown',
      character: {
        kind: 'human',
        sex: 'male',
        age: 5,
        skin: 2,
        hair: 'short',
        hairColor: 'blond',
        eyes: 'blue',
        freckles: true,
        glasses: 'none',
        hearingAid: false,
        wheelchair: false,
        beard: 'none',
        outfit: 'shirt',
        colors: ['#3f6ea5', '#2d4a6e', '#e8b440'],
        accent: '#e8b440',
      },
    },
    A: {
      id: 'castle_baker',
      part: 'comic',
      name: { en: 'Mrs Crumble', fr: 'madame Génoise' },
      introduction: {
        en: 'who can always tell what it was',
        fr: 'qui sait toujours à quoi c’était',
      },
      sex: 'female',
      wears: 'apron',
      character: {
        kind: 'human',
        sex: 'female',
        age: 46,
        skin: 2.6,
        hair: 'bun',
        hairColor: 'ginger',
        eyes: 'green',
        freckles: true,
        glasses: 'none',
        hearingAid: false,
        wheelchair: false,
        beard: 'none',
        outfit: 'dress',
        colors: ['#b5654a', '#efe6d6', '#7d5a9a'],
        accent: '#7d5a9a',
      },
    },
    B: {
      id: 'old_duchess',
      part: 'other',
      name: { en: 'the Duchess', fr: 'la duchesse' },
      introduction: { en: 'who has had the hat for a while', fr: 'qui a déjà le chapeau' },
      sex: 'female',
      wears: 'hat',
      character: {
        kind: 'human',
        sex: 'female',
        age: 80,
        skin: 1.8,
        hair: 'bun',
        hairColor: 'white',
        eyes: 'grey',
        freckles: false,
        glasses: 'round',
        hearingAid: false,
        wheelchair: false,
        beard: 'none',
        outfit: 'dress',
        colors: ['#7a3f5c', '#efe6d6', '#d98a4a'],
        accent: '#d98a4a',
      },
    },
  },
  plants: [
    {
      id: 'candle',
      thing: 'candle',
      pictures: {
        home: { things: [{ thing: 'candle', state: 'empty' }], holds: { H: 'candle' } },
        'turn mimic': LAST_CANDLE,
        'turn whistle': LAST_CANDLE,
        'turn why': LAST_CANDLE,
      },
      ofBand: {
        '0-4': {
          'turn mimic': CANDLE_OUT,
          'turn whistle': CANDLE_OUT,
          'turn why': CANDLE_OUT,
        },
      },
    },
    { id: 'own', from: 'trait', kinds: ['collection', 'garment', 'object'] },
  ],
  tries: [
    {
      id: 'hide',
      cause: 'hiding',
      at: 'tower_room',
      shot: 'medium',
      mood: 'funny',
      time: 'night',
      who: { A: 'eat/thinking', H: 'look/surprised', F: 'look/surprised' },
      looks: { A: 'viewer', H: 'burnt_cake', F: 'burnt_cake' },
      things: ['burnt_cake'],
    },
    {
      id: 'ice',
      cause: 'clever',
      at: 'crystal_cave',
      shot: 'medium',
      mood: 'funny',
      who: { V: 'look/sad', H: 'look/surprised', F: 'look/worried' },
      looks: { V: 'puddle', H: 'V', F: 'V' },
      touches: { V: 'puddle' },
      things: [{ thing: 'puddle', near: 'birthday_dragon' }],
    },
    {
      id: 'guard',
      cause: 'force',
      at: 'castle_meadow',
      shot: 'medium',
      mood: 'funny',
      who: { V: 'sit/calm', H: 'sing/determined', F: 'sing/worried' },
      looks: { V: 'cake', H: 'cake', F: 'cake' },
      things: [
        { thing: 'cake', near: 'hero' },
        { thing: 'shield', count: 5, near: 'hero' },
      ],
    },
  ],
  turns: { mimic: BREATHED_IN, whistle: BREATHED_IN, why: BREATHED_IN },
  scenes: {
    cover: {
      at: 'castle_meadow',
      shot: 'medium',
      mood: 'funny',
      who: { V: 'look/curious', H: 'look/surprised', F: 'look/surprised' },
      looks: { V: 'cake', H: 'V', F: 'V' },
      things: ['cake'],
    },
    home: {
      at: 'castle_gate',
      shot: 'medium',
      mood: 'joy',
      who: { H: 'walk/happy', F: 'walk/happy' },
      looks: { F: 'H' },
    },
    lack: {
      at: 'castle_meadow',
      shot: 'medium',
      mood: 'sad',
      who: { N: 'stand/sad', A: 'hold/worried', H: 'look/surprised', F: 'look/curious' },
      looks: { N: 'burnt_cake', H: 'burnt_cake', F: 'N', A: 'H' },
      things: ['burnt_cake'],
    },
    way: {
      at: 'dragon_hill',
      shot: 'tiny',
      mood: 'wonder',
      who: { H: 'walk/curious', F: 'look/surprised' },
      looks: { F: 'candle' },
      things: [{ thing: 'candle', count: 5, state: 'empty' }],
    },
    road: {
      at: 'dragon_hill',
      shot: 'medium',
      mood: 'wonder',
      who: { H: 'look/thinking', F: 'look/curious' },
      looks: { H: 'laid_stone', F: 'laid_stone' },
      touches: { H: 'laid_stone' },
      things: ['laid_stone'],
    },
    quiet: {
      at: 'tower_room',
      shot: 'medium',
      mood: 'tender',
      time: 'dusk',
      who: { N: 'stand/sad', H: 'look/tender', F: 'look/calm' },
      looks: { H: 'N', F: 'N', N: 'viewer' },
      things: ['door'],
    },
    strand: {
      at: 'throne_room',
      shot: 'medium',
      mood: 'funny',
      who: { B: 'sit/proud', H: 'look/curious', F: 'look/curious' },
      looks: { H: 'B', F: 'B', B: 'H' },
      things: ['armchair'],
      places: { B: 'armchair' },
    },
    insight: {
      at: 'dragon_hill',
      shot: 'medium',
      mood: 'tender',
      time: 'golden',
      who: { V: 'sit/sad', H: 'hide/surprised', F: 'hide/worried' },
      looks: { V: 'laid_stone', H: 'V', F: 'V' },
      places: { F: 'H' },
      things: ['laid_stone'],
    },
    restore: {
      at: 'castle_meadow',
      shot: 'medium',
      mood: 'joy',
      time: 'dusk',
      who: { V: 'sit/joy', N: 'look/joy', H: 'eat/happy', F: 'eat/happy' },
      looks: { V: 'sliced_cake', N: 'V', H: 'V', F: 'V' },
      things: [{ thing: 'sliced_cake', near: 'birthday_dragon' }],
    },
  },
  shapes: {
    8: [['try1', 'try2', 'way']],
    10: [['try1', 'try2', 'try3', 'way', 'road']],
    12: [
      ['try1', 'strand', 'try2', 'quiet', 'try3', 'way', 'road'],
      ['try1', 'try2', 'strand', 'try3', 'quiet', 'way', 'road'],
    ],
  },
  canon: [
    {
      kind: 'friend',
      id: 'birthday_dragon',
      text: {
        en: 'a dragon who puts out candles on the way in',
        fr: 'un dragon qui éteint les bougies en inspirant',
      },
    },
    {
      kind: 'keepsake',
      id: 'golden_whisk',
      text: { en: 'a golden whisk', fr: 'un fouet d’or' },
    },
  ],
  pictures,
  ownLines,
  bands: { '0-4': band0to4, '5-8': band5to8, '9-14': band9to14 },
}
