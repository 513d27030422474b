import type { Casting, Scene, SceneThing } from '#bank/authoring'
import { band0to4 } from './band-0-4'
import { band5to8 } from './band-5-8'
import { band9to14 } from './band-9-14'
import { ownLines } from './own-lines'
import { pictures } from './pictures'

const TREE: SceneThing = { thing: 'spot_label', at: 'trunk' }
/** No tea in it: a frog. */
const CUP: SceneThing = { thing: 'cup', state: 'empty' }
const OURS: SceneThing = { thing: 'spot_label', state: 'full' }

/** The last sun; somebody in a teacup; and a label made for her who made them all. */
const LABELLED: Scene = {
  at: 'big_oak',
  shot: 'medium',
  mood: 'tender',
  time: 'golden',
  who: { H: 'give/tender', F: 'look/happy', V: 'bow/awe', N: 'look/happy' },
  holds: { H: 'spot_label' },
  looks: { H: 'V', F: 'V', V: 'spot_label', N: 'V' },
  places: { N: 'cup' },
  things: [OURS, CUP],
}

/** Insight: the one thing without a label is she who wrote them; hers came off in the rain. */
export const tenThousandLabels: Casting = {
  id: 'ten-thousand-labels',
  kernel: 'keeper',
  fromAge: 2,
  settings: ['forest'],
  eras: ['past', 'today', 'future'],
  time: 'day',
  challenges: ['save_the_world', 'solve_mystery', 'win_something', 'help_someone'],
  themes: [
    'funny_silly',
    'mystery_puzzles',
    'helping_others_kindness',
    'friendship_teamwork',
    'adventure_exploration',
  ],
  mobile: false,
  roles: {
    V: {
      id: 'label_giraffe',
      part: 'villain',
      name: { en: 'Mabel', fr: 'Tiquette' },
      introduction: {
        en: 'who says that everything is hers',
        fr: 'qui dit que tout est à elle',
      },
      sex: 'female',
      character: { kind: 'animal', species: 'giraffe', marks: 'none', scale: 1.5 },
    },
    N: {
      id: 'law_frog',
      part: 'needy',
      name: { en: 'the frog', fr: 'la grenouille' },
      introduction: { en: 'who can read', fr: 'qui sait lire' },
      sex: 'female',
      character: { kind: 'animal', species: 'frog', marks: 'none', scale: 0.8 },
    },
    B: {
      id: 'labelled_hedgehog',
      part: 'comic',
      name: { en: 'the hedgehog', fr: 'le hérisson' },
      introduction: { en: 'who is fond of his label', fr: 'qui tient à son étiquette' },
      sex: 'male',
      character: { kind: 'animal', species: 'hedgehog', marks: 'none', scale: 0.95 },
      wears: 'label',
    },
  },
  plants: [
    {
      id: 'ribbon',
      thing: 'ribbon',
      pictures: {
        restore: {
          things: [
            { thing: 'splash', at: 'stone' },
            { thing: 'ribbon', near: 'label_giraffe' },
          ],
        },
      },
    },
    { id: 'pencil', thing: 'pencil' },
    { id: 'own', from: 'trait', kinds: ['collection', 'garment', 'object'] },
  ],
  tries: [
    {
      id: 'peel',
      cause: 'force',
      at: 'stream',
      shot: 'medium',
      mood: 'funny',
      who: { H: 'reach/surprised', F: 'look/surprised', V: 'look/happy' },
      wears: { H: 'label', F: 'label' },
      looks: { H: 'F', F: 'H', V: 'H' },
      touches: { H: 'F' },
      places: { F: 'H' },
      things: [{ thing: 'spot_label', count: 3 }],
    },
    {
      id: 'nut',
      cause: 'clever',
      at: 'big_oak',
      shot: 'medium',
      mood: 'funny',
      who: { H: 'crouch/surprised', F: 'crouch/surprised', V: 'look/proud' },
      looks: { H: 'split_nut', F: 'split_nut', V: 'split_nut' },
      things: ['split_nut'],
    },
    {
      id: 'moon',
      cause: 'wrong_guess',
      at: 'lantern_clearing',
      shot: 'low',
      mood: 'funny',
      who: { H: 'point/surprised', F: 'look/surprised', V: 'look/proud' },
      looks: { H: 'labelled_moon', F: 'labelled_moon', V: 'labelled_moon' },
      things: [{ thing: 'labelled_moon', at: 'sky' }],
    },
  ],
  turns: {
    draw: LABELLED,
    climb: {
      ...LABELLED,
      who: { H: 'perch/tender', F: 'look/happy', V: 'look/awe' },
      looks: { H: 'V', F: 'V', V: 'H' },
      places: { H: 'branch' },
      things: [OURS],
    },
    why: LABELLED,
  },
  scenes: {
    cover: {
      at: 'big_oak',
      shot: 'low',
      mood: 'wonder',
      who: { H: 'look/awe', F: 'look/surprised', V: 'hold/proud' },
      holds: { V: 'paintbrush' },
      looks: { H: 'V', F: 'V', V: 'H' },
      things: [TREE, { thing: 'spot_label', at: 'grass' }],
    },
    home: {
      at: 'lantern_clearing',
      shot: 'medium',
      mood: 'joy',
      who: { H: 'walk/happy', F: 'walk/happy' },
      looks: { F: 'H' },
    },
    lack: {
      at: 'stream',
      shot: 'medium',
      mood: 'funny',
      who: { N: 'sit/sad', H: 'look/awe', F: 'look/surprised', V: 'hold/proud' },
      holds: { V: 'paintbrush' },
      places: { N: 'bucket' },
      looks: { H: 'V', F: 'V', V: 'H', N: 'viewer' },
      things: ['bucket', { thing: 'spot_label', count: 3, at: 'water' }],
      adds: ['met(V)'],
    },
    way: {
      at: 'mushroom_ring',
      shot: 'tiny',
      mood: 'wonder',
      who: { H: 'search/curious', F: 'search/surprised' },
      looks: { H: 'spot_label', F: 'spot_label' },
      things: [{ thing: 'spot_label', count: 6 }],
    },
    road: {
      at: 'big_oak',
      shot: 'medium',
      mood: 'wonder',
      who: { H: 'look/thinking', F: 'look/curious' },
      looks: { H: 'tall_crate', F: 'tall_crate' },
      touches: { H: 'tall_crate' },
      things: ['tall_crate'],
    },
    quiet: {
      at: 'stream',
      shot: 'medium',
      mood: 'calm',
      time: 'golden',
      who: { H: 'sit/calm', F: 'sit/calm', V: 'bow/tender' },
      looks: { H: 'V', F: 'V', V: 'spot_label' },
      touches: { V: 'spot_label' },
      things: [{ thing: 'spot_label', near: 'label_giraffe' }],
    },
    strand: {
      at: 'lantern_clearing',
      shot: 'medium',
      mood: 'funny',
      who: { B: 'stand/proud', H: 'crouch/curious', F: 'look/giggling' },
      looks: { B: 'viewer', H: 'B', F: 'B' },
    },
    insight: {
      at: 'big_oak',
      shot: 'medium',
      mood: 'tender',
      time: 'golden',
      who: { V: 'bow/sad', H: 'point/surprised', F: 'look/worried', N: 'look/surprised' },
      holds: { V: 'paintbrush' },
      places: { N: 'cup' },
      looks: { H: 'V', F: 'V', N: 'V' },
      things: [CUP, TREE],
    },
    restore: {
      at: 'stream',
      shot: 'medium',
      mood: 'joy',
      time: 'dusk',
      who: { N: 'swim/joy', V: 'look/joy', H: 'look/joy', F: 'look/happy' },
      wears: { V: 'label' },
      places: { N: 'stone' },
      looks: { V: 'N', H: 'N', F: 'N' },
      things: [{ thing: 'splash', at: 'stone' }],
    },
  },
  closes: ['friends'],
  shapes: {
    8: [['try1', 'try2', 'way']],
    10: [
      ['try1', 'way', 'try2', 'road', 'try3'],
      ['try1', 'way', 'road', 'try2', 'try3'],
    ],
    12: [
      ['try1', 'strand', 'way', 'try2', 'road', 'try3', 'quiet'],
      ['try1', 'way', 'strand', 'try2', 'try3', 'road', 'quiet'],
    ],
  },
  canon: [
    {
      kind: 'friend',
      id: 'label_giraffe',
      text: {
        en: 'a giraffe who finds everything that is lost',
        fr: 'une girafe qui retrouve tout ce qui se perd',
      },
    },
  ],
  pictures,
  ownLines,
  bands: { '0-4': band0to4, '5-8': band5to8, '9-14': band9to14 },
}
