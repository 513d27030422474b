import type { Casting, Scene } from '#bank/authoring'
import { band0to4 } from './band-0-4'
import { band5to8 } from './band-5-8'
import { band9to14 } from './band-9-14'
import { ownLines } from './own-lines'
import { pictures } from './pictures'

/** It flies by itself, and two feet are full. */
const LET: Scene = {
  at: 'rooftop',
  shot: 'medium',
  mood: 'tender',
  who: { V: 'hold/worried', H: 'point/awe', F: 'look/awe' },
  looks: { V: 'paper_bird', H: 'paper_bird', F: 'paper_bird' },
  things: [{ thing: 'paper_bird', at: 'sky' }],
}

/** Insight: the terror of the contest only takes the ones that fall. */
export const gotYou: Casting = {
  id: 'got-you',
  kernel: 'contest',
  settings: ['school'],
  eras: ['past', 'today', 'future'],
  time: 'day',
  challenges: ['win_something', 'find_something', 'journey', 'help_someone', 'solve_mystery'],
  themes: [
    'funny_silly',
    'adventure_exploration',
    'friendship_teamwork',
    'helping_others_kindness',
    'magic_fantasy',
  ],
  mobile: false,
  roles: {
    V: {
      id: 'roof_firebird',
      part: 'villain',
      name: { en: 'Flare', fr: 'Flammèche' },
      introduction: {
        en: 'who takes every bird there is',
        fr: 'qui prend tous les oiseaux',
      },
      introductionAtFour: { en: 'who lives on the roof', fr: 'qui habite sur le toit' },
      sex: 'female',
      isEitherSex: true,
      character: { kind: 'magical_creature', species: 'phoenix', marks: 'none', scale: 1.2 },
    },
    N: {
      id: 'small_pig',
      part: 'needy',
      name: { en: 'Gus', fr: 'Gaston' },
      introduction: {
        en: 'who would like something of his to fly',
        fr: 'qui voudrait que quelque chose de chez lui vole',
      },
      introductionAtFour: { en: 'who throws a paper bird', fr: 'qui lance un oiseau en papier' },
      sex: 'male',
      character: { kind: 'animal', species: 'pig', marks: 'none', scale: 0.8 },
    },
    A: {
      id: 'slow_starter',
      part: 'comic',
      name: { en: 'Mr Presently', fr: 'monsieur Tantôt' },
      introduction: {
        en: 'who will say go at four',
        fr: 'qui dira partez à quatre heures',
      },
      sex: 'male',
      wears: 'top_hat',
      character: { kind: 'animal', species: 'turtle', marks: 'none', scale: 0.9 },
    },
    B: {
      id: 'smoky_cook',
      part: 'other',
      name: { en: 'Mrs Crock', fr: 'madame Marmite' },
      introduction: {
        en: 'whose chimney will not draw',
        fr: 'dont la cheminée ne tire plus',
      },
      sex: 'female',
      wears: 'apron',
      character: { kind: 'animal', species: 'badger', marks: 'none', scale: 1, coat: '#3c3a40' },
    },
  },
  plants: [
    {
      id: 'bell',
      thing: 'bell',
    },
    {
      id: 'marble',
      thing: 'marble',
    },
    { id: 'own', from: 'trait', kinds: ['collection', 'garment', 'object'] },
  ],
  tries: [
    {
      id: 'hard',
      cause: 'force',
      at: 'school_yard',
      shot: 'medium',
      mood: 'funny',
      who: { V: 'fly/worried', H: 'look/surprised', F: 'look/surprised' },
      holds: { V: 'paper_bird' },
      looks: { V: 'paper_bird', H: 'V', F: 'V' },
      things: ['puddle'],
    },
    {
      id: 'many',
      cause: 'clever',
      at: 'school_yard',
      shot: 'wide',
      mood: 'funny',
      who: { V: 'fly/determined', H: 'throw/happy', F: 'throw/happy' },
      looks: { V: 'paper_flock', H: 'V', F: 'V' },
      things: [{ thing: 'paper_flock', at: 'sky' }],
    },
    {
      id: 'inside',
      cause: 'hiding',
      at: 'school_yard',
      shot: 'medium',
      mood: 'funny',
      who: { V: 'cheer/happy', H: 'look/surprised', F: 'point/surprised' },
      holds: { V: 'paper_bird' },
      looks: { V: 'paper_bird', H: 'V', F: 'V' },
    },
  ],
  turns: { build: LET, still: LET, why: LET },
  scenes: {
    cover: {
      at: 'school_yard',
      shot: 'medium',
      mood: 'wonder',
      who: { V: 'fly/determined', H: 'reach/surprised', F: 'look/surprised' },
      holds: { V: 'paper_bird' },
      looks: { V: 'paper_bird', H: 'V', F: 'V' },
    },
    home: {
      at: 'school_yard',
      shot: 'medium',
      mood: 'joy',
      who: { H: 'walk/happy', F: 'walk/happy' },
      looks: { F: 'H' },
    },
    lack: {
      at: 'school_yard',
      shot: 'medium',
      mood: 'funny',
      who: {
        V: 'fly/determined',
        N: 'reach/crying',
        H: 'look/surprised',
        F: 'look/surprised',
        A: 'stand/calm',
      },
      holds: { V: 'paper_bird' },
      looks: { V: 'paper_bird', N: 'V', H: 'V', F: 'V', A: 'viewer' },
    },
    way: {
      at: 'corridor',
      shot: 'tiny',
      mood: 'wonder',
      who: { H: 'tiptoe/curious', F: 'tiptoe/curious' },
      places: { H: 'attic_stair' },
      looks: { H: 'attic_stair', F: 'attic_stair' },
      things: ['attic_stair'],
    },
    road: {
      at: 'rooftop',
      shot: 'medium',
      mood: 'wonder',
      who: { H: 'crouch/surprised', F: 'look/surprised' },
      looks: { H: 'paper_nest', F: 'paper_nest' },
      things: ['paper_nest'],
    },
    quiet: {
      at: 'rooftop',
      shot: 'medium',
      mood: 'tender',
      who: { V: 'sit/tender', H: 'hide/curious', F: 'hide/curious' },
      looks: { V: 'paper_nest', H: 'V', F: 'V' },
      things: ['paper_nest'],
    },
    strand: {
      at: 'kitchen',
      shot: 'medium',
      mood: 'funny',
      who: { B: 'hold/cross', H: 'look/surprised', F: 'pull_face/worried' },
      holds: { B: 'bowl' },
      looks: { B: 'F', H: 'F', F: 'B' },
      weather: 'fog',
      time: 'dusk',
      isBare: true,
    },
    insight: {
      at: 'rooftop',
      shot: 'medium',
      mood: 'wonder',
      who: { V: 'hold/tender', H: 'point/surprised', F: 'look/surprised' },
      holds: { V: 'paper_bird' },
      looks: { V: 'paper_bird', H: 'V', F: 'V' },
      things: ['paper_nest'],
    },
    restore: {
      at: 'school_yard',
      shot: 'medium',
      mood: 'joy',
      who: {
        N: 'jump/joy',
        V: 'reach/tender',
        H: 'hold/joy',
        F: 'cheer/joy',
        A: 'shout/surprised',
      },
      looks: { N: 'V', V: 'N', H: 'N', F: 'N', A: 'viewer' },
      holds: { H: 'trophy' },
    },
  },
  shapes: {
    8: [['try1', 'try2', 'way']],
    10: [['try1', 'try2', 'try3', 'way', 'road']],
    12: [
      ['try1', 'strand', 'try2', 'try3', 'way', 'road', 'quiet'],
      ['try1', 'try2', 'strand', 'try3', 'way', 'road', 'quiet'],
    ],
  },
  closes: ['friends'],
  canon: [
    {
      kind: 'friend',
      id: 'roof_firebird',
      text: {
        en: 'a firebird who stands under walls, with both wings spread',
        fr: 'un oiseau de feu qui se tient sous les murs, les ailes étalées',
      },
    },
  ],
  pictures,
  ownLines,
  bands: { '0-4': band0to4, '5-8': band5to8, '9-14': band9to14 },
}
