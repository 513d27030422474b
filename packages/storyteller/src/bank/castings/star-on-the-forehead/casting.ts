import type { Casting, Scene } from '#bank/authoring'
import { band0to4 } from './band-0-4'
import { band5to8 } from './band-5-8'
import { band9to14 } from './band-9-14'
import { ownLines } from './own-lines'
import { pictures } from './pictures'

/** Where she has been all along: on every picture, in plain view. */
const ON_THE_FOREHEAD = { who: 'N', to: 'V', where: 'head' } as const

const FOUND: Scene = {
  at: 'abyss',
  shot: 'medium',
  mood: 'joy',
  who: { N: 'cheer/joy', H: 'give/joy', F: 'laugh/happy', V: 'look/surprised' },
  looks: { H: 'N', F: 'N', V: 'N', N: 'H' },
}

/** Insight: he has looked under everything in the sea, and she is on his forehead, winning. */
export const starOnTheForehead: Casting = {
  id: 'star-on-the-forehead',
  kernel: 'mystery',
  settings: ['under_sea'],
  eras: ['past', 'today', 'future'],
  time: 'day',
  late: true,
  challenges: ['solve_mystery', 'find_something', 'help_someone', 'save_the_world'],
  themes: [
    'mystery_puzzles',
    'funny_silly',
    'friendship_teamwork',
    'helping_others_kindness',
    'adventure_exploration',
  ],
  mobile: false,
  roles: {
    V: {
      id: 'seeking_whale',
      part: 'villain',
      name: { en: 'Balthazar', fr: 'Balthazar' },
      introduction: {
        en: 'who lifts up every house and looks underneath',
        fr: 'qui soulève les maisons et regarde dessous',
      },
      sex: 'male',
      isEitherSex: true,
      character: { kind: 'animal', species: 'whale', marks: 'none', scale: 1.4 },
    },
    N: {
      id: 'hidden_star',
      part: 'needy',
      name: { en: 'Lulu', fr: 'Lulu' },
      introduction: { en: 'who is winning', fr: 'qui est en train de gagner' },
      sex: 'female',
      character: {
        kind: 'living_thing',
        species: 'monster',
        thing: 'starfish',
        marks: 'none',
        scale: 0.8,
      },
    },
    A: {
      id: 'house_turtle',
      part: 'comic',
      name: { en: 'the turtle', fr: 'la tortue' },
      introduction: {
        en: 'who is looked under at her age',
        fr: 'qu’on regarde dessous, à son âge',
      },
      sex: 'female',
      character: { kind: 'animal', species: 'turtle', marks: 'none', scale: 1 },
    },
    B: {
      id: 'travelling_snail',
      part: 'other',
      name: { en: 'the sea snail', fr: 'l’escargot de mer' },
      introduction: { en: 'who travels in his sleep', fr: 'qui voyage en dormant' },
      sex: 'male',
      character: { kind: 'animal', species: 'snail', marks: 'none', scale: 0.9, coat: '#b98ad0' },
    },
  },
  plants: [
    { id: 'medal', thing: 'medal', keeper: 'N' },
    { id: 'own', from: 'trait', kinds: ['collection', 'garment', 'object'] },
  ],
  tries: [
    {
      id: 'polish',
      cause: 'wrong_guess',
      at: 'reef',
      shot: 'medium',
      mood: 'funny',
      who: { V: 'look/sad', N: 'sit/asleep', H: 'hold/worried', F: 'look/worried' },
      attach: ON_THE_FOREHEAD,
      looks: { V: 'waxed_turtle', H: 'V', F: 'waxed_turtle' },
      holds: { H: 'broom' },
      things: ['waxed_turtle', 'reef_house', 'bucket'],
    },
    {
      id: 'table',
      cause: 'lure',
      at: 'reef',
      shot: 'medium',
      mood: 'funny',
      who: { V: 'look/sad', N: 'sit/asleep', H: 'talk/curious', F: 'look/curious' },
      attach: ON_THE_FOREHEAD,
      looks: { V: 'table', H: 'V', F: 'V' },
      things: ['table', 'pearl', 'key', { thing: 'boots', near: 'seeking_whale' }],
    },
    {
      id: 'hide',
      cause: 'hiding',
      at: 'kelp_forest',
      shot: 'medium',
      mood: 'funny',
      who: { V: 'look/happy', N: 'sit/asleep', H: 'hide/giggling', F: 'hide/surprised' },
      attach: ON_THE_FOREHEAD,
      looks: { V: 'H' },
    },
  ],
  turns: { count: FOUND, why: FOUND },
  scenes: {
    cover: {
      at: 'reef',
      shot: 'wide',
      mood: 'wonder',
      who: { V: 'look/cross', N: 'sit/asleep', H: 'look/surprised', F: 'look/curious' },
      attach: ON_THE_FOREHEAD,
      looks: { H: 'V', F: 'V', V: 'reef_house' },
      things: [{ thing: 'reef_house', state: 'open' }],
    },
    lack: {
      at: 'reef',
      shot: 'medium',
      mood: 'tense',
      who: {
        V: 'look/cross',
        N: 'sit/asleep',
        A: 'stand/cross',
        H: 'look/surprised',
        F: 'look/worried',
      },
      attach: ON_THE_FOREHEAD,
      looks: { H: 'V', F: 'V', V: 'reef_house', A: 'V' },
      touches: { V: 'reef_house' },
      things: [{ thing: 'reef_house', state: 'open' }],
    },
    way: {
      at: 'reef',
      shot: 'tiny',
      mood: 'wonder',
      who: { V: 'swim/sad', N: 'sit/asleep', H: 'tiptoe/curious', F: 'tiptoe/curious' },
      attach: ON_THE_FOREHEAD,
      looks: { H: 'V', F: 'V', V: 'stone' },
      things: ['stone'],
    },
    road: {
      at: 'kelp_forest',
      shot: 'medium',
      mood: 'wonder',
      who: { H: 'look/thinking', F: 'kneel/curious' },
      looks: { H: 'counting_rock', F: 'counting_rock' },
      touches: { F: 'counting_rock' },
      things: ['counting_rock'],
    },
    quiet: {
      at: 'abyss',
      shot: 'medium',
      mood: 'sad',
      time: 'night',
      who: { V: 'lie/sad', N: 'sit/asleep', H: 'sit/calm', F: 'sit/calm' },
      attach: ON_THE_FOREHEAD,
      looks: { H: 'V', F: 'V' },
    },
    strand: {
      at: 'abyss',
      shot: 'medium',
      mood: 'funny',
      who: { B: 'sit/joy', H: 'look/giggling', F: 'look/surprised' },
      looks: { H: 'B', F: 'B' },
      places: { B: 'suitcase' },
      things: ['suitcase'],
    },
    insight: {
      at: 'abyss',
      shot: 'medium',
      mood: 'wonder',
      time: 'night',
      who: { V: 'think/sad', N: 'sit/surprised', H: 'look/surprised', F: 'look/curious' },
      attach: ON_THE_FOREHEAD,
      places: { F: 'H' },
      looks: { H: 'N', F: 'V', N: 'H' },
    },
    restore: {
      at: 'reef',
      shot: 'medium',
      mood: 'joy',
      who: {
        V: 'hide/giggling',
        N: 'search/curious',
        A: 'stand/happy',
        H: 'laugh/giggling',
        F: 'laugh/giggling',
      },
      looks: { H: 'V', F: 'V', N: 'A', A: 'N' },
      places: { F: 'H' },
      things: ['stone'],
    },
  },
  closes: ['friends'],
  shapes: {
    8: [['try1', 'try2', 'way']],
    12: [
      ['try1', 'strand', 'way', 'try2', 'road', 'try3', 'quiet'],
      ['strand', 'try1', 'try2', 'way', 'road', 'try3', 'quiet'],
    ],
  },
  canon: [
    {
      kind: 'friend',
      id: 'seeking_whale',
      text: {
        en: 'a whale and a starfish who take it in turns to hide',
        fr: 'une étoile de mer qui cherche plus gros qu’elle',
      },
    },
    {
      kind: 'place',
      id: 'reef_street',
      text: { en: 'the street on the reef', fr: 'la rue du récif' },
    },
  ],
  pictures,
  ownLines,
  bands: { '0-4': band0to4, '5-8': band5to8, '9-14': band9to14 },
}
