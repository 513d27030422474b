import type { Casting, Scene } from '#bank/authoring'
import { band0to4 } from './band-0-4'
import { band5to8 } from './band-5-8'
import { band9to14 } from './band-9-14'
import { ownLines } from './own-lines'
import { pictures } from './pictures'

/** Chin in the grass, beside the smallest feet in the forest; and the wind is out. */
const DOWN_THERE: Scene = {
  at: 'big_oak',
  shot: 'medium',
  mood: 'wonder',
  time: 'dusk',
  who: { H: 'lie/awe', F: 'crouch/surprised', N: 'point/joy' },
  looks: { H: 'N', F: 'N', N: 'windy_hole' },
  things: ['windy_hole', 'puddle', 'mushroom'],
}

/** The lake can be looked at through the glass; for the youngest, what was stuck in the hole. */
const SEEN: Partial<Scene> = { things: ['windy_hole', 'puddle', 'magnifier'] }
const PLUG_SEEN: Partial<Scene> = { things: ['windy_hole', 'magnifier'] }

/** Insight: a hundred and seven steps, and nobody asked whose. */
export const homeForSupper: Casting = {
  id: 'home-for-supper',
  kernel: 'lost_way',
  settings: ['forest'],
  eras: ['past', 'today', 'future'],
  time: 'day',
  late: true,
  challenges: ['journey', 'find_something', 'save_the_world', 'win_something', 'help_someone'],
  themes: [
    'adventure_exploration',
    'funny_silly',
    'friendship_teamwork',
    'mystery_puzzles',
    'helping_others_kindness',
  ],
  mobile: true,
  roles: {
    N: {
      id: 'mouse_explorer',
      part: 'needy',
      name: { en: 'Mirabelle', fr: 'Mirabelle' },
      introduction: {
        en: 'who has her grandfather’s feet',
        fr: 'qui a les pieds de son grand-père',
      },
      sex: 'female',
      character: { kind: 'animal', species: 'mouse', marks: 'none', scale: 1.1, coat: '#9a8f86' },
    },
    A: {
      id: 'marble_hare',
      part: 'comic',
      name: { en: 'the hare', fr: 'le lièvre' },
      introduction: {
        en: 'who is playing with a pea',
        fr: 'qui joue avec un petit pois',
      },
      sex: 'male',
      character: { kind: 'animal', species: 'hare', marks: 'none', scale: 1 },
    },
    G: {
      id: 'napkin_owl',
      part: 'other',
      name: { en: 'the owl', fr: 'le hibou' },
      introduction: { en: 'who has a door', fr: 'qui a une porte' },
      introductionAtFour: { en: 'who is in bed', fr: 'qui est au lit' },
      sex: 'male',
      character: { kind: 'animal', species: 'owl', marks: 'none', scale: 1 },
    },
    K: {
      id: 'napping_bear',
      part: 'other',
      name: { en: 'the bear', fr: 'l’ours' },
      introduction: { en: 'who is having a nap', fr: 'qui fait la sieste' },
      sex: 'male',
      character: { kind: 'animal', species: 'bear', marks: 'none', scale: 1.1 },
    },
  },
  plants: [
    {
      id: 'magnifier',
      thing: 'magnifier',
      ofBand: {
        '0-4': {
          home: {
            who: { H: 'hold/curious', F: 'look/surprised' },
            holds: { H: 'ant_glass' },
            isInside: true,
          },
          // Through the glass the mouse sees a very big nose.
          restore: { holds: { N: 'magnifier', H: 'leaf', F: 'hat' } },
          'turn count': PLUG_SEEN,
          'turn notice': PLUG_SEEN,
          'turn why': PLUG_SEEN,
        },
        '5-8': { 'turn count': SEEN, 'turn notice': SEEN, 'turn why': SEEN },
        '9-14': { 'turn count': SEEN, 'turn notice': SEEN, 'turn why': SEEN },
      },
    },
    { id: 'own', from: 'trait', kinds: ['collection', 'garment', 'object'] },
  ],
  tries: [
    {
      id: 'lake',
      cause: 'wrong_guess',
      at: 'stream',
      shot: 'medium',
      mood: 'funny',
      who: { H: 'point/thinking', F: 'look/curious', N: 'point/proud' },
      looks: { H: 'far', F: 'H' },
      attach: { who: 'N', to: 'H', where: 'head' },
      crowd: ['duck'],
    },
    {
      id: 'house',
      cause: 'clever',
      at: 'hollow_tree',
      shot: 'medium',
      mood: 'funny',
      who: { H: 'talk/curious', F: 'look/curious', N: 'talk/determined', G: 'perch/cross' },
      looks: { H: 'G', F: 'G', G: 'H' },
      attach: { who: 'N', to: 'H', where: 'head' },
    },
    {
      id: 'mountain',
      cause: 'force',
      at: 'cave_mouth',
      shot: 'medium',
      mood: 'funny',
      who: { H: 'look/worried', F: 'look/sleepy', N: 'point/proud', K: 'stand/sleepy' },
      looks: { H: 'K', F: 'K', K: 'H' },
      attach: { who: 'N', to: 'H', where: 'head' },
    },
  ],
  turns: { count: DOWN_THERE, notice: DOWN_THERE, why: DOWN_THERE },
  scenes: {
    cover: {
      at: 'big_oak',
      shot: 'medium',
      mood: 'wonder',
      who: { H: 'lie/curious', F: 'look/curious', N: 'point/proud' },
      looks: { H: 'map', F: 'N', N: 'map' },
      things: ['map'],
    },
    home: {
      at: 'lantern_clearing',
      shot: 'medium',
      mood: 'calm',
      who: { H: 'walk/curious', F: 'walk/happy' },
      looks: { F: 'H' },
    },
    lack: {
      at: 'big_oak',
      shot: 'medium',
      mood: 'funny',
      who: { H: 'crouch/surprised', F: 'look/curious', N: 'hold/cross' },
      holds: { N: 'mouse_map' },
      looks: { H: 'N', F: 'N', N: 'H' },
    },
    way: {
      at: 'lantern_clearing',
      shot: 'tiny',
      mood: 'wonder',
      who: { H: 'walk/curious', F: 'walk/curious', N: 'point/determined' },
      attach: { who: 'N', to: 'H', where: 'head' },
      things: ['dandelion', { thing: 'spider', at: 'hanging' }],
    },
    road: {
      at: 'big_oak',
      shot: 'medium',
      mood: 'wonder',
      time: 'golden',
      who: { H: 'lie/surprised', F: 'look/curious', N: 'point/joy' },
      looks: { H: 'N', F: 'H', N: 'H' },
    },
    quiet: {
      at: 'lantern_clearing',
      shot: 'medium',
      mood: 'tender',
      time: 'golden',
      who: { N: 'hold/sad', H: 'sit/tender', F: 'sit/calm' },
      holds: { N: 'map' },
      looks: { H: 'N', F: 'N' },
    },
    strand: {
      at: 'mushroom_ring',
      shot: 'medium',
      mood: 'funny',
      who: { A: 'lie/worried', H: 'look/surprised', F: 'look/curious', N: 'look/curious' },
      looks: { A: 'leaf', H: 'A', F: 'A' },
      attach: { who: 'N', to: 'H', where: 'head' },
      things: ['leaf'],
    },
    insight: {
      at: 'big_oak',
      shot: 'medium',
      mood: 'tender',
      time: 'golden',
      who: { N: 'walk/thinking', H: 'look/surprised', F: 'look/surprised' },
      looks: { H: 'N', F: 'N' },
    },
    restore: {
      at: 'big_oak',
      shot: 'wide',
      mood: 'joy',
      time: 'dusk',
      who: { N: 'fly/joy', H: 'wave/joy', F: 'look/joy' },
      looks: { H: 'N', F: 'N' },
      farOff: ['N'],
      things: ['blown_leaves'],
    },
  },
  shapes: {
    8: [['try1', 'way', 'try2']],
    10: [
      ['way', 'try1', 'try2', 'try3', 'road'],
      ['try1', 'way', 'try2', 'try3', 'road'],
    ],
    12: [
      ['try1', 'way', 'strand', 'try2', 'quiet', 'try3', 'road'],
      ['way', 'try1', 'strand', 'try2', 'quiet', 'try3', 'road'],
    ],
  },
  canon: [
    {
      kind: 'friend',
      id: 'mouse_explorer',
      text: {
        en: 'a mouse who has been to the End of the World, and was home for supper',
        fr: 'une souris qui est allée au bout du monde, et qui était rentrée pour dîner',
      },
    },
  ],
  pictures,
  ownLines,
  bands: { '0-4': band0to4, '5-8': band5to8, '9-14': band9to14 },
}
