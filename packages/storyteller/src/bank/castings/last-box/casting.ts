import type { Casting } from '#bank/authoring'
import { band0to4 } from './band-0-4'
import { band5to8 } from './band-5-8'
import { band9to14 } from './band-9-14'

/** Insight: he always looks at the last box first, the one nobody ever fills in. */
export const lastBox: Casting = {
  id: 'last-box',
  kernel: 'gatekeeper',
  settings: ['space'],
  eras: ['today', 'future'],
  time: 'night',
  themes: [
    'adventure_exploration',
    'funny_silly',
    'mystery_puzzles',
    'friendship_teamwork',
    'helping_others_kindness',
  ],
  pastOne: true,
  mobile: false,
  roles: {
    V: {
      id: 'inspector',
      part: 'villain',
      name: { en: 'Zeno', fr: 'Zénon' },
      introduction: {
        en: 'who stamps NO on everything',
        fr: 'qui tamponne NON sur tout',
      },
      sex: 'male',
      character: {
        kind: 'magical_creature',
        species: 'robot',
        marks: 'none',
        scale: 1.2,
        coat: '#7d8fa8',
      },
    },
    N: {
      id: 'small_alien',
      part: 'needy',
      name: { en: 'the small green person', fr: 'le petit bonhomme vert' },
      introduction: {
        en: 'who has been waiting in the queue since he was smaller',
        fr: 'qui fait la queue depuis qu’il est tout petit',
      },
      sex: 'male',
      character: {
        kind: 'magical_creature',
        species: 'monster',
        marks: 'none',
        scale: 0.6,
        coat: '#7fce6a',
      },
    },
    A: {
      id: 'space_snail',
      part: 'comic',
      name: { en: 'the old snail', fr: 'le vieil escargot' },
      introduction: { en: 'who is next', fr: 'dont c’est le tour' },
      sex: 'male',
      character: { kind: 'animal', species: 'snail', marks: 'none', scale: 0.8, coat: '#c9a27a' },
    },
  },
  plants: [
    { id: 'apple', thing: 'apple' },
    { id: 'own', from: 'trait', kinds: ['collection', 'garment', 'object'] },
  ],
  tries: [
    {
      id: 'form',
      cause: 'rules',
      at: 'asteroid_path',
      shot: 'medium',
      mood: 'funny',
      who: { H: 'draw/determined', F: 'hold/worried', V: 'point/cross' },
      things: ['paper', 'pencil', 'table'],
    },
    {
      id: 'box',
      cause: 'hiding',
      at: 'asteroid_path',
      shot: 'medium',
      mood: 'funny',
      who: { H: 'tiptoe/giggling', F: 'tiptoe/giggling', V: 'look/curious' },
      wears: { H: 'carton', F: 'carton' },
    },
    {
      id: 'uniform',
      cause: 'pride',
      at: 'asteroid_path',
      shot: 'medium',
      mood: 'funny',
      who: { H: 'stand/proud', F: 'stand/proud', V: 'bow/surprised' },
      things: ['table', 'stamp', 'paper'],
      wears: { H: 'top_hat' },
    },
  ],
  turns: {
    draw: {
      at: 'asteroid_path',
      shot: 'close',
      mood: 'tender',
      who: { H: 'draw/tender', F: 'look/happy', V: 'look/surprised' },
      things: ['paper', 'pencil'],
    },
    why: {
      at: 'asteroid_path',
      shot: 'close',
      mood: 'tender',
      who: { H: 'talk/tender', F: 'look/happy', V: 'think/surprised' },
    },
  },
  scenes: {
    cover: {
      at: 'asteroid_path',
      shot: 'wide',
      mood: 'wonder',
      who: { H: 'look/curious', F: 'look/worried', V: 'stand/cross', N: 'stand/shy' },
      things: ['table', 'stamp', 'sign'],
    },
    lack: {
      at: 'asteroid_path',
      shot: 'wide',
      mood: 'funny',
      who: { H: 'look/surprised', F: 'look/worried', V: 'stand/cross', N: 'stand/sad' },
      things: ['table', 'stamp', 'paper'],
      crowd: ['monster', 'snail'],
    },
    way: {
      at: 'alien_market',
      shot: 'wide',
      mood: 'funny',
      who: { H: 'talk/curious', F: 'look/curious', A: 'talk/calm' },
      things: ['clock', 'suitcase'],
      secret: 'key',
    },
    road: {
      at: 'station_window',
      shot: 'medium',
      mood: 'wonder',
      who: { H: 'read/surprised', F: 'look/curious' },
      things: [
        { thing: 'paper', count: 3 },
        { thing: 'cardboard_box', state: 'full' },
      ],
    },
    quiet: {
      at: 'asteroid_path',
      shot: 'wide',
      mood: 'calm',
      who: { H: 'sit/calm', F: 'sit/calm', V: 'look_far/sad' },
      things: ['table', 'lantern'],
    },
    strand: {
      at: 'asteroid_path',
      shot: 'close',
      mood: 'funny',
      who: { H: 'look/curious', F: 'look/giggling', N: 'hold/shy' },
      things: ['egg', 'jar'],
    },
    insight: {
      at: 'asteroid_path',
      shot: 'close',
      mood: 'wonder',
      who: { H: 'look/surprised', F: 'hold/calm', V: 'read/sad' },
      things: ['paper'],
    },
    restore: {
      at: 'asteroid_path',
      shot: 'wide',
      mood: 'joy',
      who: { H: 'wave/joy', F: 'wave/joy', V: 'wave/joy', N: 'run/joy', A: 'walk/happy' },
      things: ['banner', 'table'],
    },
  },
  shapes: {
    8: [['home', 'lack', 'try1', 'try2', 'way', 'insight', 'turn', 'restore']],
  },
  canon: [
    {
      kind: 'friend',
      id: 'inspector',
      text: {
        en: 'an inspector of the sky who is fine, thank you',
        fr: 'un inspecteur du ciel qui va bien, merci',
      },
    },
    {
      kind: 'place',
      id: 'sky_desk',
      text: { en: 'a desk between two stars', fr: 'un bureau entre deux étoiles' },
    },
  ],
  bands: { '0-4': band0to4, '5-8': band5to8, '9-14': band9to14 },
}
