import type { Casting } from '#bank/authoring'
import { band0to4 } from './band-0-4'
import { band5to8 } from './band-5-8'
import { band9to14 } from './band-9-14'

/** Insight: he is not slow, he has stopped, and his nose points at the cake. */
export const slowestRace: Casting = {
  id: 'slowest-race',
  kernel: 'contest',
  pastOne: true,
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
        scale: 1,
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
        scale: 0.8,
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
    },
  ],
  tries: [
    {
      id: 'tiptoe',
      cause: 'helper_flaw',
      at: 'lantern_clearing',
      shot: 'wide',
      mood: 'funny',
      who: {
        H: 'tiptoe/determined',
        F: 'run/surprised',
      },
      things: ['bunting'],
    },
    {
      id: 'nap',
      cause: 'wrong_guess',
      at: 'lantern_clearing',
      shot: 'medium',
      mood: 'funny',
      who: {
        H: 'sleep/calm',
        F: 'sleep/calm',
      },
      things: ['leaf'],
    },
    {
      id: 'back',
      cause: 'clever',
      at: 'mushroom_ring',
      shot: 'wide',
      mood: 'funny',
      who: {
        H: 'walk/proud',
        F: 'walk/proud',
      },
      things: ['bunting', 'sign'],
    },
  ],
  turns: {
    draw: {
      at: 'lantern_clearing',
      shot: 'close',
      mood: 'funny',
      who: {
        H: 'draw/giggling',
        F: 'hold/happy',
        V: 'reach/curious',
      },
      things: ['bunting'],
    },
    why: {
      at: 'lantern_clearing',
      shot: 'wide',
      mood: 'funny',
      who: {
        H: 'talk/giggling',
        F: 'walk/happy',
        V: 'walk/cross',
      },
      things: ['bunting'],
    },
  },
  scenes: {
    cover: {
      at: 'lantern_clearing',
      shot: 'wide',
      mood: 'wonder',
      who: {
        H: 'stand/determined',
        F: 'stand/proud',
        V: 'sit/proud',
      },
      things: ['bunting'],
    },
    lack: {
      at: 'lantern_clearing',
      shot: 'wide',
      mood: 'funny',
      who: {
        H: 'stand/determined',
        F: 'stand/proud',
        V: 'sit/proud',
      },
      things: ['bunting'],
    },
    way: {
      at: 'lantern_clearing',
      shot: 'wide',
      mood: 'calm',
      who: {
        H: 'walk/happy',
        F: 'walk/sleepy',
      },
      things: ['bunting', 'cake'],
      secret: 'ribbon',
    },
    road: {
      at: 'stream',
      shot: 'wide',
      mood: 'funny',
      who: {
        H: 'talk/curious',
        F: 'sit/calm',
      },
      things: ['leaf'],
      crowd: ['turtle'],
    },
    quiet: {
      at: 'lantern_clearing',
      shot: 'high',
      mood: 'calm',
      who: {
        H: 'lie/calm',
        F: 'lie/calm',
      },
      things: ['flower'],
    },
    strand: {
      at: 'mushroom_ring',
      shot: 'medium',
      mood: 'funny',
      who: {
        A: 'search/worried',
        H: 'look/curious',
        F: 'look/surprised',
      },
      things: ['ribbon', 'bowl'],
    },
    insight: {
      at: 'lantern_clearing',
      shot: 'close',
      mood: 'tender',
      who: {
        H: 'lie/curious',
        F: 'sit/calm',
        V: 'sit/proud',
      },
      things: ['bunting', 'cake'],
    },
    restore: {
      at: 'mushroom_ring',
      shot: 'wide',
      mood: 'joy',
      who: {
        H: 'eat/joy',
        F: 'eat/joy',
        V: 'eat/joy',
      },
      things: ['cake', 'medal'],
    },
  },
  closes: ['celebration', 'friends'],
  shapes: {
    8: [['home', 'lack', 'try1', 'try2', 'way', 'insight', 'turn', 'restore']],
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
  bands: { '0-4': band0to4, '5-8': band5to8, '9-14': band9to14 },
}
