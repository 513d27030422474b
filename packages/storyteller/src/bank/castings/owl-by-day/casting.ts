import type { Casting } from '#bank/authoring'
import { band0to4 } from './band-0-4'
import { band5to8 } from './band-5-8'
import { band9to14 } from './band-9-14'

/** Insight: she is not bad at everything. She is good at it twelve hours later. */
export const owlByDay: Casting = {
  id: 'owl-by-day',
  kernel: 'odd_one',
  settings: ['school'],
  eras: ['past', 'today'],
  time: 'day',
  challenges: ['win_something', 'help_someone', 'journey', 'save_the_world'],
  themes: [
    'friendship_teamwork',
    'funny_silly',
    'helping_others_kindness',
    'adventure_exploration',
    'mystery_puzzles',
  ],
  mobile: true,
  roles: {
    N: {
      id: 'young_owl',
      part: 'needy',
      name: { en: 'Ottoline', fr: 'Ottoline' },
      introduction: {
        en: 'who is new, and cannot keep her eyes open',
        fr: 'qui est nouvelle et ne tient pas les yeux ouverts',
      },
      sex: 'female',
      character: { kind: 'animal', species: 'owl', marks: 'none', scale: 0.7, coat: '#a98a6a' },
    },
    A: {
      id: 'school_mouse',
      part: 'comic',
      name: { en: 'the caretaker', fr: 'le concierge' },
      introduction: { en: 'who has all the keys', fr: 'qui a toutes les clés' },
      sex: 'male',
      character: { kind: 'animal', species: 'badger', marks: 'none', scale: 0.9 },
    },
  },
  plants: [
    { id: 'star', thing: 'star' },
    { id: 'own', from: 'trait', kinds: ['collection', 'garment', 'object'] },
  ],
  tries: [
    {
      id: 'wake',
      cause: 'noise',
      at: 'classroom',
      shot: 'medium',
      mood: 'funny',
      who: { H: 'play_music/determined', F: 'play_music/joy', N: 'sleep/asleep' },
      things: ['bell', 'drum'],
    },
    {
      id: 'teach',
      cause: 'wrong_guess',
      at: 'school_yard',
      shot: 'wide',
      mood: 'funny',
      who: { H: 'jump/determined', F: 'jump/happy', N: 'stand/sleepy' },
      things: ['ball', 'rope'],
    },
    {
      id: 'tree',
      cause: 'hiding',
      at: 'stage_hall',
      shot: 'medium',
      mood: 'funny',
      who: { H: 'push/worried', F: 'point/giggling', N: 'sleep/asleep' },
      things: ['leaf', 'cardboard_box'],
    },
  ],
  turns: {
    count: {
      at: 'stage_hall',
      shot: 'wide',
      mood: 'wonder',
      time: 'night',
      who: { H: 'hold/tender', F: 'listen/happy', N: 'fly/proud' },
      things: ['star'],
    },
    why: {
      at: 'stage_hall',
      shot: 'wide',
      mood: 'wonder',
      time: 'night',
      who: { H: 'talk/tender', F: 'listen/happy', N: 'fly/proud' },
      things: ['star'],
    },
  },
  scenes: {
    cover: {
      at: 'stage_hall',
      shot: 'wide',
      mood: 'wonder',
      time: 'night',
      who: { H: 'look/happy', F: 'look/happy', N: 'fly/happy' },
      things: ['star'],
    },
    lack: {
      at: 'classroom',
      shot: 'wide',
      mood: 'funny',
      who: { H: 'look/surprised', F: 'look/surprised', N: 'sleep/asleep' },
      things: ['book', 'paper'],
    },
    way: {
      at: 'corridor',
      shot: 'wide',
      mood: 'calm',
      who: { H: 'talk/curious', F: 'walk/curious', A: 'talk/calm' },
      things: ['broom', 'key'],
      secret: 'feather',
    },
    road: {
      at: 'school_library',
      shot: 'medium',
      mood: 'wonder',
      who: { H: 'read/surprised', F: 'look/curious' },
      things: ['book', 'paper', 'pencil'],
    },
    quiet: {
      at: 'school_yard',
      shot: 'wide',
      mood: 'tender',
      time: 'dusk',
      who: { H: 'sit/calm', F: 'sit/calm', N: 'perch/sad' },
      things: ['bench', 'suitcase'],
    },
    strand: {
      at: 'corridor',
      shot: 'close',
      mood: 'funny',
      who: { H: 'look/curious', F: 'look/giggling', A: 'point/cross' },
      things: ['cup', 'letter'],
    },
    insight: {
      at: 'stage_hall',
      shot: 'wide',
      mood: 'tense',
      time: 'night',
      who: { H: 'look/surprised', F: 'hold/worried', N: 'look/curious' },
      things: ['candle'],
    },
    restore: {
      at: 'stage_hall',
      shot: 'wide',
      mood: 'joy',
      time: 'night',
      who: { H: 'cheer/joy', F: 'cheer/joy', N: 'bow/proud', A: 'laugh/happy' },
      things: ['star', 'flower'],
    },
  },
  shapes: {
    8: [['home', 'lack', 'try1', 'try2', 'way', 'insight', 'turn', 'restore']],
  },
  canon: [
    {
      kind: 'friend',
      id: 'young_owl',
      text: {
        en: 'an owl who is excellent after supper',
        fr: 'une chouette excellente après le dîner',
      },
    },
    {
      kind: 'place',
      id: 'night_class',
      text: { en: 'a school with a night class', fr: 'une école avec une classe du soir' },
    },
  ],
  bands: { '0-4': band0to4, '5-8': band5to8, '9-14': band9to14 },
}
