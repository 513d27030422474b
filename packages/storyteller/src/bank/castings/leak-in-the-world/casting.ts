import type { Casting, Scene } from '#bank/authoring'
import { band0to4 } from './band-0-4'
import { band5to8 } from './band-5-8'
import { band9to14 } from './band-9-14'
import { ownLines } from './own-lines'
import { pictures } from './pictures'

/** It leans, and home comes up to the top. */
const LEANING: Scene = {
  at: 'school_library',
  shot: 'medium',
  mood: 'wonder',
  who: { H: 'push/determined', F: 'push/determined', G: 'look/surprised' },
  looks: { H: 'G', F: 'G' },
  places: { F: 'H' },
}
/** Where the hole is now. */
const ON_TOP: Partial<Scene> = { onto: 'G' }
/** On the floor, against its foot: it has no hand for it. */
const UNDER_IT: Partial<Scene> = {
  who: { H: 'push/determined', F: 'push/determined', G: 'look_far/surprised' },
}
/** Over a broom, on whatever is thick enough. */
const ON_BOOKS: Scene = { ...LEANING, things: [{ thing: 'book', count: 3 }] }

/** Insight: whoever comes in points at home, and a hundred years of fingers have gone through. */
export const leakInTheWorld: Casting = {
  id: 'leak-in-the-world',
  kernel: 'mending',
  settings: ['school'],
  eras: ['past', 'today', 'future'],
  time: 'day',
  waits: true,
  hands: true,
  challenges: [
    'save_the_world',
    'journey',
    'find_something',
    'win_something',
    'solve_mystery',
    'help_someone',
  ],
  themes: [
    'magic_fantasy',
    'adventure_exploration',
    'funny_silly',
    'mystery_puzzles',
    'helping_others_kindness',
  ],
  mobile: false,
  roles: {
    N: {
      id: 'leaking_world',
      part: 'needy',
      name: { en: 'the World', fr: 'le Monde' },
      introduction: {
        en: 'who has a hole just below the chin',
        fr: 'qui a un trou juste sous le menton',
      },
      sex: 'male',
      character: {
        kind: 'living_thing',
        species: 'monster',
        thing: 'school_globe',
        marks: 'none',
        scale: 1.5,
      },
    },
    G: {
      id: 'world_leaning_back',
      part: 'other',
      name: { en: 'the World', fr: 'le Monde' },
      introduction: { en: 'who has home on top', fr: 'qui nous a mis en haut' },
      sex: 'male',
      character: {
        kind: 'living_thing',
        species: 'monster',
        thing: 'leaning_globe',
        marks: 'none',
        scale: 1.5,
      },
    },
    A: {
      id: 'dry_caretaker',
      part: 'comic',
      name: { en: 'Mrs Mop', fr: 'madame Torchon' },
      introduction: { en: 'who does not do wet', fr: 'qui n’aime pas le mouillé' },
      sex: 'female',
      character: { kind: 'animal', species: 'cat', marks: 'none', scale: 1.15, coat: '#8d8f9c' },
      wears: 'apron',
    },
    C: {
      id: 'terror_of_the_seas',
      part: 'other',
      name: { en: 'the shark', fr: 'le requin' },
      introduction: { en: 'who is as long as a gherkin', fr: 'qui est long comme un cornichon' },
      sex: 'male',
      character: { kind: 'animal', species: 'shark', marks: 'none', scale: 0.4 },
    },
  },
  plants: [
    {
      id: 'button',
      thing: 'button',
      pictures: {
        home: { who: { H: 'hold/happy', F: 'look/curious' }, holds: { H: 'button' } },
        'turn why': ON_TOP,
        'turn notice': ON_TOP,
        'turn build': ON_TOP,
        restore: ON_TOP,
      },
    },
    {
      id: 'own',
      from: 'trait',
      kinds: ['collection', 'garment', 'object'],
      waved: ['0-4'],
      pictures: { 'turn why': UNDER_IT, 'turn notice': UNDER_IT, 'turn build': UNDER_IT },
    },
  ],
  tries: [
    {
      id: 'plug',
      cause: 'clever',
      at: 'school_library',
      shot: 'medium',
      mood: 'funny',
      who: { H: 'reach/surprised', F: 'look/surprised' },
      looks: { H: 'school_globe', F: 'school_globe' },
      touches: { H: 'school_globe' },
      things: [{ thing: 'school_globe', state: 'open' }],
    },
    {
      id: 'bail',
      cause: 'too_small',
      at: 'school_library',
      shot: 'medium',
      mood: 'funny',
      who: { H: 'hold/determined', F: 'hold/worried', N: 'look/shy' },
      holds: { H: 'bucket', F: 'spoon' },
      looks: { H: 'N', F: 'N', N: 'H' },
      things: ['flood'],
    },
    {
      id: 'turn',
      cause: 'hiding',
      at: 'school_library',
      shot: 'medium',
      mood: 'wonder',
      who: { H: 'point/awe', F: 'look/surprised' },
      looks: { H: 'school_globe', F: 'school_globe' },
      things: [{ thing: 'school_globe', state: 'empty' }],
    },
  ],
  turns: { why: LEANING, notice: LEANING, build: ON_BOOKS },
  scenes: {
    cover: {
      at: 'corridor',
      shot: 'medium',
      mood: 'funny',
      who: { H: 'point/joy', F: 'look_far/curious' },
      places: { H: 'table_boat', F: 'table_boat' },
      things: ['table_boat', 'flood'],
    },
    home: {
      at: 'classroom',
      shot: 'medium',
      mood: 'calm',
      weather: 'rain',
      who: { H: 'stand/happy', F: 'look/curious' },
      looks: { F: 'H' },
    },
    lack: {
      at: 'classroom',
      shot: 'medium',
      mood: 'funny',
      weather: 'rain',
      who: { H: 'crouch/surprised', F: 'look/surprised', A: 'perch/cross' },
      looks: { H: 'toy_boat', F: 'toy_boat', A: 'flood' },
      places: { A: 'chair' },
      things: [{ thing: 'toy_boat', near: 'hero' }, 'flood', 'chair'],
      touches: { H: 'toy_boat' },
    },
    way: {
      at: 'corridor',
      shot: 'tiny',
      mood: 'wonder',
      who: { H: 'point/determined', F: 'look_far/worried' },
      places: { H: 'table_boat', F: 'table_boat' },
      things: ['table_boat', 'flood'],
    },
    road: {
      at: 'school_library',
      shot: 'medium',
      mood: 'wonder',
      who: { N: 'talk/shy', H: 'look/awe', F: 'look/surprised' },
      looks: { N: 'H', H: 'N', F: 'N' },
      places: { F: 'H' },
    },
    strand: {
      at: 'school_library',
      shot: 'medium',
      mood: 'funny',
      who: { A: 'look/curious', C: 'shout/proud' },
      looks: { A: 'C', C: 'A' },
      places: { A: 'C' },
      touches: { A: 'C' },
    },
    quiet: {
      at: 'school_library',
      shot: 'medium',
      mood: 'calm',
      who: { H: 'sit/thinking', F: 'sit/calm', N: 'talk/calm' },
      looks: { H: 'N', F: 'toy_boat', N: 'H' },
      things: ['toy_boat', 'flood'],
    },
    insight: {
      at: 'school_library',
      shot: 'medium',
      mood: 'tender',
      who: { H: 'reach/surprised', F: 'look/surprised', N: 'look/shy' },
      looks: { H: 'N', F: 'N', N: 'H' },
      touches: { H: 'N' },
    },
    restore: {
      at: 'school_library',
      shot: 'medium',
      mood: 'cozy',
      time: 'dusk',
      who: { G: 'look/happy', H: 'listen/tender', F: 'look/happy', A: 'walk/shy' },
      looks: { H: 'G', F: 'H', G: 'H', A: 'viewer' },
      touches: { H: 'G' },
      holds: { A: 'bell' },
    },
  },
  shapes: {
    8: [['way', 'try1', 'try2']],
    10: [['way', 'road', 'try1', 'try2', 'try3']],
    12: [
      ['way', 'road', 'try1', 'strand', 'try2', 'try3', 'quiet'],
      ['way', 'road', 'try1', 'try2', 'strand', 'try3', 'quiet'],
    ],
  },
  canon: [
    {
      kind: 'friend',
      id: 'leaking_world',
      text: {
        en: 'a World that likes to be asked about its volcano',
        fr: 'un Monde qui aime qu’on lui demande son volcan',
      },
    },
  ],
  pictures,
  ownLines,
  bands: { '0-4': band0to4, '5-8': band5to8, '9-14': band9to14 },
}
