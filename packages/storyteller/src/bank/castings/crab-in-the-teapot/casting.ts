import type { Casting } from '#bank/authoring'
import { band0to4 } from './band-0-4'
import { band5to8 } from './band-5-8'
import { band9to14 } from './band-9-14'

/** Insight: the crab is not stuck, he grew, and has nothing to wear. */
export const crabInTheTeapot: Casting = {
  id: 'crab-in-the-teapot',
  kernel: 'not_stuck',
  settings: ['under_sea'],
  eras: ['past', 'today', 'future'],
  time: 'day',
  mobile: true,
  roles: {
    N: {
      id: 'little_crab',
      part: 'needy',
      name: {
        en: 'the little crab',
        fr: 'le petit crabe',
      },
      introduction: {
        en: 'who has been in the teapot since Monday',
        fr: 'qui est dans la théière depuis lundi',
      },
      sex: 'male',
      character: {
        kind: 'animal',
        species: 'crab',
        marks: 'none',
        scale: 0.6,
      },
    },
    A: {
      id: 'perch',
      part: 'comic',
      name: {
        en: 'the perch',
        fr: 'la rascasse',
      },
      introduction: {
        en: 'who is too old to look',
        fr: 'qui est trop vieille pour regarder',
      },
      sex: 'female',
      character: {
        kind: 'animal',
        species: 'fish',
        marks: 'none',
        scale: 0.8,
        coat: '#8a9a5b',
      },
    },
  },
  plants: [
    {
      id: 'hat',
      thing: 'woolly_hat',
    },
    {
      id: 'cup',
      thing: 'cup',
    },
    {
      id: 'own',
      from: 'trait',
      kinds: ['collection', 'garment', 'object'],
    },
  ],
  tries: [
    {
      id: 'tip',
      cause: 'force',
      at: 'reef',
      shot: 'medium',
      mood: 'funny',
      who: {
        H: 'push/determined',
        F: 'push/determined',
      },
      things: ['teapot', 'spoon'],
    },
    {
      id: 'cake',
      cause: 'lure',
      at: 'reef',
      shot: 'close',
      mood: 'funny',
      who: {
        H: 'give/curious',
        F: 'look/surprised',
        N: 'reach/curious',
      },
      things: ['cake', 'teapot'],
    },
    {
      id: 'band',
      cause: 'noise',
      at: 'reef',
      shot: 'wide',
      mood: 'funny',
      who: {
        H: 'dance/joy',
        F: 'dance/joy',
      },
      things: ['teapot', 'drum', 'lantern'],
      crowd: ['fish', 'fish'],
    },
  ],
  turns: {
    still: {
      at: 'reef',
      shot: 'wide',
      mood: 'tender',
      who: {
        H: 'stand/calm',
        F: 'stand/calm',
        N: 'hide/shy',
      },
      things: ['teapot'],
    },
    notice: {
      at: 'reef',
      shot: 'close',
      mood: 'tender',
      who: {
        H: 'look/thinking',
        F: 'look/happy',
        N: 'hide/shy',
      },
      things: ['teapot'],
    },
    why: {
      at: 'reef',
      shot: 'close',
      mood: 'tender',
      who: {
        H: 'sit/happy',
        F: 'sit/happy',
        N: 'hide/shy',
      },
      things: ['teapot'],
    },
  },
  scenes: {
    cover: {
      at: 'reef',
      shot: 'wide',
      mood: 'wonder',
      who: {
        H: 'swim/surprised',
        F: 'swim/worried',
      },
      things: ['teapot', 'cake'],
    },
    lack: {
      at: 'reef',
      shot: 'wide',
      mood: 'wonder',
      who: {
        H: 'swim/surprised',
        F: 'swim/worried',
      },
      things: ['teapot', 'cake'],
      crowd: ['fish', 'fish'],
    },
    way: {
      at: 'sunken_ship',
      shot: 'wide',
      mood: 'calm',
      who: {
        H: 'swim/happy',
        F: 'swim/happy',
      },
      things: [{ thing: 'shell', state: 'broken' }],
      secret: 'starfish',
    },
    road: {
      at: 'kelp_forest',
      shot: 'wide',
      mood: 'tense',
      who: {
        H: 'talk/curious',
        F: 'hide/worried',
      },
      crowd: ['seahorse'],
    },
    quiet: {
      at: 'reef',
      shot: 'close',
      mood: 'calm',
      who: {
        H: 'lie/calm',
        F: 'lie/calm',
      },
      things: ['teapot'],
    },
    strand: {
      at: 'reef',
      shot: 'medium',
      mood: 'funny',
      who: {
        A: 'talk/worried',
        H: 'look/curious',
        F: 'hold/giggling',
      },
      things: [{ thing: 'hat', count: 7 }, 'candle'],
    },
    insight: {
      at: 'reef',
      shot: 'close',
      mood: 'tender',
      who: {
        H: 'sit/thinking',
        F: 'sit/calm',
      },
      things: ['teapot', { thing: 'shell', state: 'broken' }],
    },
    restore: {
      at: 'reef',
      shot: 'wide',
      mood: 'joy',
      who: {
        H: 'dance/joy',
        F: 'dance/joy',
        N: 'dance/proud',
      },
      things: ['lantern', 'cake'],
      crowd: ['fish', 'fish'],
      wears: { N: 'woolly_hat' },
    },
  },
  closes: ['celebration'],
  canon: [
    {
      kind: 'friend',
      id: 'little_crab',
      text: {
        en: 'a crab in a house a bit too big',
        fr: 'un crabe dans une maison un peu trop grande',
      },
    },
    {
      kind: 'place',
      id: 'third_wave',
      text: {
        en: 'the third wave on the left',
        fr: 'la troisième vague à gauche',
      },
    },
  ],
  bands: { '0-4': band0to4, '5-8': band5to8, '9-14': band9to14 },
}
