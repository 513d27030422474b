import type { BandPictures, Casting } from '#bank/authoring'
import { band0to4 } from './band-0-4'
import { band5to8 } from './band-5-8'
import { band9to14 } from './band-9-14'
import { ownLines } from './own-lines'
import { pictures } from './pictures'

/** A slice of the cake on what the child brought, and nobody touches it yet. */
const A_PLATE = {
  things: ['finish_line', { thing: 'sliced_cake', near: 'hero' }],
} as const
const ON_THE_GRASS: NonNullable<BandPictures['5-8']> = {
  'turn draw': {
    ...A_PLATE,
    who: { H: 'draw/giggling', F: 'look/happy', V: 'walk/curious', A: 'cheer/surprised' },
  },
  'turn why': {
    ...A_PLATE,
    who: { H: 'point/giggling', F: 'laugh/happy', V: 'walk/curious', A: 'cheer/surprised' },
  },
}

/** Like one more cherry. */
const ON_THE_CAKE = {
  'turn draw': { onto: 'cake' },
  'turn why': { onto: 'cake' },
  restore: { onto: 'cake' },
} as const

/** Insight: he is not slow, he has stopped, and his nose points at the cake. */
export const slowestRace: Casting = {
  id: 'slowest-race',
  kernel: 'contest',
  fromAge: 2,
  settings: ['forest', 'elsewhere'],
  eras: ['past', 'today', 'future'],
  time: 'day',
  mobile: true,
  roles: {
    V: {
      id: 'snail',
      part: 'villain',
      name: {
        en: 'Lambin',
        fr: 'Lambin',
      },
      introduction: {
        en: 'who has won nine times',
        fr: 'qui a gagné neuf fois',
      },
      sex: 'male',
      character: {
        kind: 'animal',
        species: 'snail',
        marks: 'none',
        scale: 1.6,
      },
    },
    A: {
      id: 'mole',
      part: 'comic',
      name: {
        en: 'the mole',
        fr: 'la taupe',
      },
      introduction: {
        en: 'who judges, and cannot see',
        fr: 'qui arbitre, et n’y voit rien',
      },
      sex: 'female',
      character: {
        kind: 'animal',
        species: 'mole',
        marks: 'none',
        scale: 1,
      },
    },
    B: {
      id: 'tortoise',
      part: 'other',
      name: {
        en: 'the tortoise',
        fr: 'la tortue',
      },
      introduction: {
        en: 'who is still in last year’s race',
        fr: 'encore dans la course de l’an dernier',
      },
      sex: 'male',
      character: {
        kind: 'animal',
        species: 'turtle',
        marks: 'none',
        scale: 1.2,
      },
    },
  },
  plants: [
    {
      id: 'honey',
      thing: 'honey_pot',
    },
    {
      id: 'tart',
      thing: 'tart',
    },
    {
      id: 'own',
      from: 'trait',
      kinds: ['collection', 'garment', 'object'],
      ofBand: { '0-4': ON_THE_CAKE, '5-8': ON_THE_GRASS, '9-14': ON_THE_GRASS },
    },
  ],
  tries: [
    {
      id: 'tiptoe',
      cause: 'helper_flaw',
      at: 'lantern_clearing',
      shot: 'medium',
      mood: 'funny',
      who: { H: 'tiptoe/determined', F: 'reach/curious', A: 'shout/surprised' },
      looks: { F: 'bunting', A: 'F', H: 'F' },
      touches: { F: 'bunting' },
      things: ['bunting'],
    },
    {
      id: 'nap',
      cause: 'wrong_guess',
      at: 'lantern_clearing',
      shot: 'medium',
      mood: 'funny',
      who: { H: 'lie/surprised', F: 'crouch/surprised', A: 'point/cross' },
      looks: { A: 'H', F: 'A', H: 'A' },
      places: { H: 'nap_table', F: 'H' },
      things: ['nap_table'],
    },
    {
      id: 'back',
      cause: 'clever',
      at: 'mushroom_ring',
      shot: 'medium',
      mood: 'funny',
      who: { H: 'walk/surprised', F: 'walk/proud', V: 'look/proud' },
      looks: { H: 'away', F: 'H', V: 'H' },
      places: { F: 'H' },
      touches: { H: 'bunting' },
      things: ['bunting'],
    },
  ],
  turns: {
    draw: {
      at: 'lantern_clearing',
      shot: 'medium',
      mood: 'funny',
      who: { H: 'draw/giggling', F: 'look/happy', V: 'reach/curious', A: 'cheer/surprised' },
      looks: { H: 'finish_line', F: 'V', V: 'finish_line', A: 'V' },
      touches: { H: 'finish_line' },
      places: { V: 'H' },
      things: ['finish_line'],
    },
    why: {
      at: 'lantern_clearing',
      shot: 'medium',
      mood: 'funny',
      who: { H: 'talk/giggling', F: 'laugh/happy', V: 'run/cross', A: 'cheer/surprised' },
      looks: { H: 'V', F: 'V' },
      places: { V: 'H' },
      things: ['finish_line'],
    },
  },
  scenes: {
    cover: {
      at: 'lantern_clearing',
      shot: 'wide',
      mood: 'wonder',
      who: { H: 'stand/determined', F: 'stand/proud', V: 'look/proud' },
      things: ['bunting'],
    },
    lack: {
      at: 'lantern_clearing',
      shot: 'medium',
      mood: 'funny',
      who: { H: 'stand/determined', F: 'stand/proud', V: 'talk/proud', A: 'shout/happy' },
      looks: { V: 'H', H: 'V', F: 'V', A: 'away' },
      holds: { A: 'banner' },
      things: ['bunting'],
    },
    way: {
      at: 'lantern_clearing',
      shot: 'medium',
      mood: 'calm',
      who: { H: 'walk/calm', F: 'walk/calm', V: 'look/surprised' },
      looks: { H: 'away', F: 'H', V: 'cake_smell' },
      things: [{ thing: 'cake_smell', at: 'path' }],
    },
    road: {
      at: 'stream',
      shot: 'tiny',
      mood: 'funny',
      who: { H: 'talk/curious', F: 'sit/calm', B: 'walk/calm' },
      looks: { H: 'B', F: 'B' },
    },
    quiet: {
      at: 'lantern_clearing',
      shot: 'high',
      mood: 'calm',
      who: { H: 'lie/calm', F: 'lie/calm', V: 'look/sad' },
      looks: { V: 'away' },
      things: ['flower', 'beetle'],
    },
    strand: {
      at: 'mushroom_ring',
      shot: 'medium',
      mood: 'funny',
      who: { H: 'look/curious', F: 'look/surprised', A: 'hold/worried' },
      places: { A: 'H' },
      looks: { H: 'A', F: 'A' },
      holds: { A: 'jam_plate' },
    },
    insight: {
      at: 'lantern_clearing',
      shot: 'medium',
      mood: 'tender',
      who: { H: 'lie/curious', F: 'sit/calm', V: 'look/calm' },
      places: { F: 'H' },
      looks: { H: 'V', F: 'V', V: 'dandelion' },
      touches: { V: 'dandelion' },
      things: ['dandelion'],
    },
    restore: {
      at: 'mushroom_ring',
      shot: 'medium',
      mood: 'joy',
      who: { H: 'pull/joy', F: 'look/surprised', V: 'eat/happy', A: 'stand/surprised' },
      looks: { H: 'A', F: 'A', V: 'sliced_cake', A: 'H' },
      things: [
        { thing: 'sliced_cake', near: 'snail' },
        { thing: 'ribbon', near: 'mole' },
      ],
    },
  },
  closes: ['celebration', 'friends'],
  shapes: {
    8: [['try1', 'try2', 'way']],
  },
  canon: [
    {
      kind: 'friend',
      id: 'snail',
      text: {
        en: 'a snail who got there first',
        fr: 'un escargot qui est arrivé premier',
      },
    },
  ],
  pictures,
  ownLines,
  bands: { '0-4': band0to4, '5-8': band5to8, '9-14': band9to14 },
}
