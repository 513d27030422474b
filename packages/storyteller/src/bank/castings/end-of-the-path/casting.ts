import type { Casting, Scene } from '#bank/authoring'
import { band0to4 } from './band-0-4'
import { band5to8 } from './band-5-8'
import { band9to14 } from './band-9-14'
import { ownLines } from './own-lines'
import { pictures } from './pictures'

/** The first step after fifty years: what the child leaves stands at the bend. */
const STEP: Scene = {
  at: 'snow_hill',
  isBare: true,
  shot: 'medium',
  mood: 'tender',
  who: { N: 'jump/joy', H: 'reach/happy', F: 'look/happy' },
  looks: { N: 'H', H: 'N', F: 'N' },
  places: { F: 'H' },
  things: [{ thing: 'snow_path', state: 'open' }],
}

/** The ribbon is tied to a stick. */
const BOW: Partial<Scene> = {
  isInside: true,
  things: [{ thing: 'snow_path', state: 'open' }, 'ribbon_stick'],
}

/** Insight: paths come out of feet. */
export const endOfThePath: Casting = {
  id: 'end-of-the-path',
  kernel: 'lost_way',
  settings: ['elsewhere'],
  eras: ['past', 'today', 'future'],
  time: 'day',
  feet: true,
  challenges: ['journey', 'find_something', 'win_something', 'help_someone'],
  themes: [
    'adventure_exploration',
    'funny_silly',
    'helping_others_kindness',
    'friendship_teamwork',
    'mystery_puzzles',
  ],
  mobile: false,
  roles: {
    N: {
      id: 'old_goat',
      part: 'needy',
      name: { en: 'Ottilia', fr: 'Zéphyrine' },
      introduction: {
        en: 'who has been at the end of the path for fifty years',
        fr: 'qui est au bout du chemin depuis cinquante ans',
      },
      introductionAtFour: { en: 'who wants to see her sister', fr: 'qui veut voir sa sœur' },
      sex: 'female',
      character: { kind: 'animal', species: 'goat', marks: 'none', scale: 1.35 },
    },
    A: {
      id: 'end_keeper',
      part: 'comic',
      name: { en: 'Mr Fullstop', fr: 'Monsieur Terminus' },
      introduction: {
        en: 'who sells tickets to the End',
        fr: 'qui vend des billets pour le Bout',
      },
      introductionAtFour: { en: 'who likes his chair', fr: 'qui aime bien sa chaise' },
      sex: 'male',
      wears: 'cap',
      character: { kind: 'animal', species: 'donkey', marks: 'none', scale: 1.1 },
    },
    B: {
      id: 'post_duck',
      part: 'other',
      name: { en: 'the duck', fr: 'la cane' },
      introduction: { en: 'who carries the cheese', fr: 'qui porte le fromage' },
      sex: 'female',
      character: { kind: 'animal', species: 'duck', marks: 'none', scale: 1, coat: '#8a6a4c' },
    },
    G: {
      id: 'goat_sister',
      part: 'other',
      name: { en: 'the sister', fr: 'la sœur' },
      introduction: { en: 'who kicks', fr: 'qui donne des coups de pied' },
      introductionAtFour: { en: 'who waits up there', fr: 'qui attend là-haut' },
      sex: 'female',
      character: { kind: 'animal', species: 'goat', marks: 'none', scale: 1.35, coat: '#5b4a40' },
    },
  },
  plants: [
    {
      id: 'ribbon',
      thing: 'ribbon',
      pictures: {
        home: { who: { H: 'hold/happy', F: 'look/curious' }, holds: { H: 'ribbon' } },
        'turn climb': BOW,
        'turn dance': BOW,
        'turn why': BOW,
      },
    },
    { id: 'lantern', thing: 'lantern' },
    { id: 'own', from: 'trait', kinds: ['collection', 'garment', 'object'] },
  ],
  tries: [
    {
      id: 'dig',
      cause: 'wrong_guess',
      at: 'snow_hill',
      isBare: true,
      shot: 'medium',
      mood: 'funny',
      who: { H: 'dig/determined', F: 'dig/determined', N: 'look/curious' },
      looks: { N: 'H', F: 'beetle' },
      things: ['spade', 'beetle', 'mitten'],
      holds: { H: 'spade' },
    },
    {
      id: 'ask',
      cause: 'rules',
      at: 'snow_hill',
      isBare: true,
      shot: 'medium',
      mood: 'funny',
      who: { A: 'sit/shy', H: 'listen/surprised', F: 'look/curious' },
      looks: { A: 'H', H: 'A', F: 'A' },
      places: { A: 'chair' },
      things: ['chair', 'end_sign'],
    },
    {
      id: 'call',
      cause: 'noise',
      at: 'snow_hill',
      isBare: true,
      shot: 'medium',
      mood: 'wonder',
      who: { H: 'shout/determined', F: 'shout/determined', N: 'listen/surprised' },
      looks: { H: 'far', F: 'far', N: 'far' },
      things: ['end_sign'],
    },
  ],
  turns: { climb: STEP, dance: STEP, why: STEP },
  scenes: {
    cover: {
      at: 'snow_hill',
      isBare: true,
      shot: 'medium',
      mood: 'wonder',
      who: { H: 'walk/happy', F: 'walk/happy', N: 'look/surprised' },
      looks: { N: 'H', F: 'H' },
      things: ['end_sign', 'snow_path'],
    },
    home: {
      at: 'mountain_path',
      shot: 'medium',
      mood: 'joy',
      who: { H: 'walk/happy', F: 'walk/happy' },
      looks: { F: 'H' },
    },
    lack: {
      at: 'snow_hill',
      isBare: true,
      shot: 'medium',
      mood: 'funny',
      who: { A: 'sit/proud', N: 'look_far/sad', H: 'look/surprised', F: 'look/surprised' },
      looks: { A: 'H', H: 'end_sign', F: 'N' },
      places: { A: 'chair' },
      things: [
        { thing: 'end_sign', near: 'end_keeper' },
        'snow_path',
        'chair',
        { thing: 'basket', near: 'old_goat' },
      ],
    },
    way: {
      at: 'mountain_path',
      shot: 'tiny',
      mood: 'sad',
      who: { H: 'walk/sad', F: 'walk/sad' },
      looks: { F: 'H' },
    },
    road: {
      at: 'snow_hill',
      isBare: true,
      shot: 'medium',
      mood: 'wonder',
      who: { H: 'walk/determined', F: 'look/worried', A: 'shout/surprised' },
      looks: { H: 'woolly_hat', F: 'H', A: 'H' },
      things: ['woolly_hat', 'end_sign'],
    },
    quiet: {
      at: 'snow_hill',
      isBare: true,
      shot: 'medium',
      mood: 'tender',
      who: { N: 'sit/sad', H: 'sit/calm', F: 'sit/calm' },
      looks: { N: 'far', H: 'N', F: 'far' },
      things: [{ thing: 'basket', state: 'empty' }],
    },
    strand: {
      at: 'snow_hill',
      isBare: true,
      shot: 'medium',
      mood: 'funny',
      who: { B: 'lie/cross', H: 'look/surprised', F: 'carry/worried' },
      looks: { B: 'F', H: 'B' },
      holds: { F: 'box' },
    },
    insight: {
      at: 'snow_hill',
      isBare: true,
      shot: 'medium',
      mood: 'wonder',
      who: { H: 'point/surprised', F: 'look/surprised', A: 'look/surprised' },
      looks: { H: 'snow_path', F: 'snow_path', A: 'snow_path' },
      things: [{ thing: 'snow_path', state: 'full' }],
    },
    restore: {
      at: 'snow_hill',
      isBare: true,
      shot: 'medium',
      mood: 'joy',
      who: { N: 'stand/joy', G: 'stand/joy', H: 'play_music/joy', F: 'cheer/joy' },
      looks: { N: 'G', G: 'N', H: 'N', F: 'G' },
      touches: { G: 'N', N: 'G' },
      holds: { H: 'bell' },
    },
  },
  shapes: {
    8: [['try1', 'try2', 'way']],
    10: [['try1', 'try2', 'try3', 'way', 'road']],
    12: [
      ['try1', 'strand', 'try2', 'try3', 'quiet', 'way', 'road'],
      ['try1', 'try2', 'strand', 'try3', 'quiet', 'way', 'road'],
    ],
  },
  canon: [
    {
      kind: 'friend',
      id: 'old_goat',
      text: {
        en: 'an old goat who crosses a mountain every morning, to be kicked',
        fr: 'une vieille chèvre qui passe la montagne tous les matins, pour des coups de pied',
      },
    },
  ],
  pictures,
  ownLines,
  bands: { '0-4': band0to4, '5-8': band5to8, '9-14': band9to14 },
}
