import type { Casting } from '#bank/authoring'
import { band0to4 } from './band-0-4'
import { band5to8 } from './band-5-8'
import { band9to14 } from './band-9-14'

/** Insight: you can't get up when a cat is asleep on you. */
export const moonKeepsStill: Casting = {
  id: 'moon-keeps-still',
  kernel: 'mending',
  settings: ['space'],
  eras: ['today', 'future'],
  time: 'night',
  themes: [
    'magic_fantasy',
    'helping_others_kindness',
    'friendship_teamwork',
    'mystery_puzzles',
    'adventure_exploration',
  ],
  mobile: false,
  roles: {
    N: {
      id: 'still_moon',
      part: 'needy',
      name: { en: 'the moon', fr: 'la lune' },
      introduction: {
        en: 'who has not moved since Monday',
        fr: 'qui n’a pas bougé depuis lundi',
      },
      sex: 'female',
      character: {
        kind: 'living_thing',
        species: 'monster',
        thing: 'moon',
        marks: 'none',
        scale: 1.4,
      },
    },
    A: {
      id: 'moon_cat',
      part: 'other',
      name: { en: 'the cat', fr: 'le chat' },
      introduction: { en: 'who is asleep', fr: 'qui dort' },
      sex: 'male',
      character: { kind: 'animal', species: 'cat', marks: 'none', scale: 1, coat: '#8d8fa3' },
    },
    B: {
      id: 'tide_badger',
      part: 'comic',
      name: { en: 'the badger', fr: 'le blaireau' },
      introduction: {
        en: 'who has a book about it',
        fr: 'qui a un livre là-dessus',
      },
      sex: 'male',
      character: { kind: 'animal', species: 'badger', marks: 'none', scale: 1 },
    },
    C: {
      id: 'painter_snail',
      part: 'comic',
      name: { en: 'the snail', fr: 'l’escargot' },
      introduction: {
        en: 'who has painted the same picture a hundred times',
        fr: 'qui a peint cent fois le même tableau',
      },
      sex: 'male',
      character: { kind: 'animal', species: 'snail', marks: 'none', scale: 0.9 },
    },
  },
  plants: [
    { id: 'drawing', thing: 'paper' },
    { id: 'book', thing: 'book' },
    { id: 'own', from: 'trait', kinds: ['collection', 'garment', 'object'] },
  ],
  tries: [
    {
      id: 'oil',
      cause: 'wrong_guess',
      at: 'moon_surface',
      shot: 'wide',
      mood: 'funny',
      who: { H: 'pour/determined', F: 'pour/determined', B: 'read/proud', N: 'laugh/giggling' },
      things: ['watering_can'],
      looks: { H: 'N', F: 'N' },
    },
    {
      id: 'push',
      cause: 'force',
      at: 'asteroid_path',
      shot: 'wide',
      mood: 'funny',
      who: { H: 'push/determined', F: 'push/determined', B: 'shout/proud', N: 'stand/worried' },
      looks: { H: 'N', F: 'N', B: 'N' },
    },
    {
      id: 'band',
      cause: 'noise',
      at: 'moon_surface',
      shot: 'wide',
      mood: 'funny',
      who: { H: 'play_music/joy', F: 'play_music/joy', N: 'shout/worried' },
      things: ['drum', 'trumpet'],
      looks: { H: 'N', F: 'N' },
    },
  ],
  turns: {
    still: {
      at: 'moon_surface',
      shot: 'close',
      mood: 'tender',
      who: { H: 'sit/calm', F: 'sit/awe', A: 'walk/sleepy' },
    },
    mimic: {
      at: 'moon_surface',
      shot: 'medium',
      mood: 'funny',
      who: { H: 'sit/calm', F: 'look/awe', A: 'walk/curious' },
    },
    why: {
      at: 'moon_surface',
      shot: 'medium',
      mood: 'tender',
      who: { H: 'sit/thinking', F: 'look/happy', A: 'walk/curious' },
    },
  },
  scenes: {
    cover: {
      at: 'moon_surface',
      shot: 'low',
      mood: 'wonder',
      who: { H: 'climb/awe', F: 'climb/curious', N: 'float/worried' },
      things: ['ladder'],
    },
    lack: {
      at: 'harbour',
      shot: 'low',
      mood: 'wonder',
      who: { H: 'look/surprised', F: 'look/worried', B: 'read/worried', N: 'float/worried' },
      things: ['ladder', 'toy_boat'],
    },
    way: {
      at: 'moon_surface',
      shot: 'wide',
      mood: 'wonder',
      who: { H: 'tiptoe/curious', F: 'tiptoe/worried' },
      things: ['footprints'],
    },
    road: {
      at: 'moon_surface',
      shot: 'medium',
      mood: 'wonder',
      who: { H: 'lie/thinking', F: 'listen/curious' },
      things: ['stone'],
      secret: 'feather',
    },
    quiet: {
      at: 'moon_surface',
      shot: 'wide',
      mood: 'calm',
      who: { H: 'sit/calm', F: 'eat/calm', N: 'float/sad' },
      things: ['biscuit', 'banner'],
    },
    strand: {
      at: 'moon_surface',
      shot: 'medium',
      mood: 'funny',
      who: { C: 'draw/cross', H: 'look/curious', F: 'look/surprised' },
      things: [{ thing: 'paper', count: 5 }, 'paintbrush'],
    },
    insight: {
      at: 'moon_surface',
      shot: 'high',
      mood: 'tender',
      who: { H: 'crouch/awe', F: 'crouch/surprised', A: 'sleep/asleep' },
    },
    restore: {
      at: 'harbour',
      shot: 'wide',
      mood: 'joy',
      who: { H: 'hold/tender', F: 'wave/joy', A: 'sleep/asleep', N: 'fly/joy' },
      things: ['toy_boat'],
    },
  },
  closes: ['friends'],
  shapes: {
    8: [['home', 'lack', 'try1', 'try2', 'way', 'insight', 'turn', 'restore']],
  },
  canon: [
    {
      kind: 'friend',
      id: 'moon_cat',
      text: {
        en: 'a grey cat who sleeps in the moon when it is thin',
        fr: 'un chat gris qui dort dans la lune quand elle est fine',
      },
    },
    {
      kind: 'keepsake',
      id: 'moon_ladder',
      text: {
        en: 'a ladder of nine hundred rungs',
        fr: 'une échelle de neuf cents barreaux',
      },
    },
  ],
  bands: { '0-4': band0to4, '5-8': band5to8, '9-14': band9to14 },
}
