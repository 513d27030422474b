import type { Casting, Scene } from '#bank/authoring'
import { band0to4 } from './band-0-4'
import { band5to8 } from './band-5-8'
import { band9to14 } from './band-9-14'
import { ownLines } from './own-lines'
import { pictures } from './pictures'

/** The last word: nobody else can write it. */
const LAST_WORD: Scene = {
  at: 'school_library',
  shot: 'medium',
  mood: 'tender',
  time: 'dusk',
  who: { V: 'draw/worried', H: 'reach/tender', F: 'look/calm' },
  looks: { V: 'school_desk', H: 'V', F: 'V' },
  holds: { V: 'pencil' },
  places: { V: 'school_desk', H: 'V' },
  things: ['school_desk'],
}
const ON_THE_DESK: Partial<Scene> = { onto: 'school_desk' }
/** For the youngest a friend holds the letter open, and the last thing goes in. */
const INTO_IT: Partial<Scene> = { holds: { F: 'letter' }, onto: 'letter' }
/** They hear that their own thing is held up, and gets a kiss too. */
const HELD_UP: Partial<Scene> = {
  who: { V: 'look/joy', H: 'look/joy', F: 'hold/happy' },
  looks: { V: 'granny_letter', H: 'V', F: 'V' },
  touches: { V: 'granny_letter' },
}

/** Insight: read one after another, the punishments are a letter, and it has no last word. */
export const hundredLines: Casting = {
  id: 'hundred-lines',
  kernel: 'quarrel',
  settings: ['school'],
  eras: ['past', 'today'],
  time: 'day',
  challenges: ['help_someone', 'solve_mystery', 'find_something'],
  themes: [
    'mystery_puzzles',
    'funny_silly',
    'helping_others_kindness',
    'friendship_teamwork',
    'adventure_exploration',
  ],
  mobile: false,
  roles: {
    V: {
      id: 'elephant_teacher',
      part: 'villain',
      name: { en: 'Boris', fr: 'Boris' },
      introduction: {
        en: 'who gives a hundred lines for two knees',
        fr: 'qui donne cent lignes pour deux genoux',
      },
      introductionAtFour: { en: 'who is very big', fr: 'qui est très grand' },
      sex: 'male',
      isEitherSex: true,
      character: { kind: 'animal', species: 'elephant', marks: 'none', scale: 1.2 },
    },
    A: {
      id: 'good_frog',
      part: 'comic',
      name: { en: 'Colette', fr: 'Colette' },
      introduction: { en: 'who is never punished', fr: 'qu’on ne punit jamais' },
      sex: 'female',
      character: { kind: 'animal', species: 'frog', marks: 'none', scale: 0.9 },
    },
    B: {
      id: 'mole_caretaker',
      part: 'other',
      name: { en: 'the mole', fr: 'la taupe' },
      introduction: { en: 'who builds a ship by feel', fr: 'qui construit un bateau au toucher' },
      sex: 'male',
      character: { kind: 'animal', species: 'mole', marks: 'none', scale: 1 },
    },
  },
  plants: [
    {
      id: 'feather',
      thing: 'feather',
      pictures: {
        'turn draw': { holds: { V: 'feather' }, ...ON_THE_DESK },
        'turn why': { holds: { V: 'feather' }, ...ON_THE_DESK },
      },
      ofBand: {
        '0-4': {
          home: { who: { H: 'eat/giggling', F: 'laugh/giggling' }, holds: { H: 'feather' } },
          'turn draw': INTO_IT,
          'turn why': INTO_IT,
        },
      },
    },
    {
      id: 'own',
      from: 'trait',
      kinds: ['collection', 'garment', 'object'],
      waved: ['0-4'],
      ofBand: {
        '0-4': { 'turn draw': HELD_UP, 'turn why': HELD_UP },
        '5-8': { 'turn draw': ON_THE_DESK, 'turn why': ON_THE_DESK },
        '9-14': { 'turn draw': ON_THE_DESK, 'turn why': ON_THE_DESK },
      },
    },
  ],
  tries: [
    {
      id: 'good',
      cause: 'rules',
      at: 'classroom',
      shot: 'medium',
      mood: 'funny',
      who: { V: 'search/sad', H: 'sit/calm', F: 'sit/calm' },
      looks: { V: 'chair', H: 'viewer', F: 'viewer' },
      things: ['chair', { thing: 'map', at: 'board' }],
    },
    {
      id: 'spots',
      cause: 'clever',
      at: 'classroom',
      shot: 'medium',
      mood: 'tense',
      who: { V: 'read/worried', H: 'look/surprised', F: 'look/worried' },
      holds: { V: 'paper' },
      looks: { V: 'paper', H: 'V', F: 'V' },
      wears: { V: 'glasses' },
    },
    {
      id: 'gift',
      cause: 'lure',
      at: 'classroom',
      shot: 'medium',
      mood: 'funny',
      who: { V: 'hold/sad', H: 'look/surprised', F: 'look/worried' },
      holds: { V: 'pencil' },
      looks: { H: 'V', F: 'V' },
      things: ['school_desk', { thing: 'pencil', state: 'broken', near: 'elephant_teacher' }],
    },
  ],
  turns: { draw: LAST_WORD, why: LAST_WORD },
  scenes: {
    cover: {
      at: 'classroom',
      shot: 'medium',
      mood: 'funny',
      who: { V: 'point/cross', H: 'hold/surprised', F: 'look/surprised' },
      looks: { V: 'H', H: 'V', F: 'V' },
      holds: { H: 'paper' },
    },
    home: {
      at: 'school_yard',
      shot: 'medium',
      mood: 'joy',
      who: { H: 'hold/happy', F: 'look/curious' },
      looks: { F: 'H' },
    },
    lack: {
      at: 'classroom',
      shot: 'medium',
      mood: 'funny',
      who: { V: 'point/cross', H: 'look/surprised', F: 'look/surprised', A: 'cry/crying' },
      looks: { V: 'H', H: 'V', F: 'V', A: 'V' },
    },
    way: {
      at: 'school_library',
      shot: 'tiny',
      mood: 'wonder',
      time: 'dusk',
      who: { V: 'search/sad', H: 'tiptoe/curious', F: 'tiptoe/curious' },
      looks: { V: 'line_row', H: 'V', F: 'V' },
      things: [{ thing: 'line_row', at: 'rug' }],
    },
    road: {
      at: 'corridor',
      shot: 'medium',
      mood: 'wonder',
      who: { H: 'look/curious', F: 'look/surprised' },
      looks: { H: 'kept_ball', F: 'kept_ball' },
      things: ['kept_ball'],
    },
    quiet: {
      at: 'classroom',
      shot: 'medium',
      mood: 'sad',
      weather: 'rain',
      who: { V: 'look/sad', H: 'listen/calm', F: 'look/calm' },
      looks: { V: 'window', H: 'window', F: 'window' },
    },
    strand: {
      at: 'science_room',
      shot: 'medium',
      mood: 'funny',
      who: { B: 'build/proud', H: 'look/giggling', F: 'look/curious' },
      looks: { B: 'pencil_ship', H: 'pencil_ship', F: 'B' },
      touches: { B: 'pencil_ship' },
      things: ['pencil_ship', { thing: 'pencil', state: 'broken', near: 'mole_caretaker' }],
    },
    insight: {
      at: 'classroom',
      shot: 'medium',
      mood: 'wonder',
      who: { H: 'read/surprised', F: 'look/curious', A: 'look/surprised' },
      holds: { H: 'paper' },
      looks: { H: 'line_row', A: 'line_row', F: 'H' },
      things: ['line_row'],
    },
    restore: {
      at: 'school_yard',
      shot: 'medium',
      mood: 'joy',
      who: { V: 'stand/joy', H: 'run/joy', F: 'laugh/joy', A: 'shout/joy' },
      looks: { V: 'ball', H: 'ball', A: 'V' },
      things: ['ball', { thing: 'goal', near: 'elephant_teacher' }],
    },
  },
  shapes: {
    8: [['try1', 'try2', 'way']],
    12: [
      ['try1', 'strand', 'try2', 'way', 'road', 'try3', 'quiet'],
      ['try1', 'try2', 'way', 'strand', 'road', 'try3', 'quiet'],
    ],
  },
  closes: ['friends'],
  canon: [
    {
      kind: 'friend',
      id: 'elephant_teacher',
      text: {
        en: 'an elephant who says sorry in large letters',
        fr: 'quelqu’un qui demande pardon en lettres grandes comme un chapeau',
      },
    },
  ],
  pictures,
  ownLines,
  bands: { '0-4': band0to4, '5-8': band5to8, '9-14': band9to14 },
}
