import type { Casting } from '#bank/authoring'
import { band0to4 } from './band-0-4'
import { band5to8 } from './band-5-8'
import { band9to14 } from './band-9-14'

/** Insight: it thinks everybody is running away from it. */
export const lampNumberTwelve: Casting = {
  id: 'lamp-number-twelve',
  kernel: 'not_stuck',
  settings: ['city', 'elsewhere'],
  eras: ['today', 'future'],
  time: 'night',
  mobile: false,
  roles: {
    N: {
      id: 'street_lamp',
      part: 'needy',
      name: {
        en: 'lamp number twelve',
        fr: 'le réverbère numéro douze',
      },
      introduction: {
        en: 'the best of the whole street',
        fr: 'le meilleur de toute la rue',
      },
      sex: 'male',
      character: {
        kind: 'living_thing',
        species: 'monster',
        thing: 'street_lamp',
        marks: 'none',
        scale: 1.2,
      },
    },
  },
  plants: [
    {
      id: 'stool',
      thing: 'stool',
    },
    {
      id: 'marbles',
      thing: 'marble',
    },
    {
      id: 'own',
      from: 'trait',
      kinds: ['collection', 'garment', 'object'],
    },
  ],
  tries: [
    {
      id: 'polish',
      cause: 'wrong_guess',
      at: 'street',
      shot: 'medium',
      mood: 'funny',
      who: {
        H: 'reach/determined',
        F: 'carry/determined',
        N: 'stand/sad',
      },
      things: ['bucket', 'street_lamp'],
    },
    {
      id: 'torch',
      cause: 'pride',
      at: 'street',
      shot: 'medium',
      mood: 'funny',
      who: {
        H: 'point/determined',
        F: 'stand/proud',
        N: 'look/thinking',
      },
      things: [{ thing: 'flashlight', state: 'glowing' }, 'street_lamp'],
    },
    {
      id: 'thanks',
      cause: 'lure',
      at: 'street',
      shot: 'wide',
      mood: 'funny',
      who: {
        H: 'hold/joy',
        F: 'cheer/joy',
        N: 'stand/sad',
      },
      things: ['paper', 'street_lamp'],
      holds: { H: 'paper' },
    },
  ],
  turns: {
    whistle: {
      at: 'street',
      shot: 'wide',
      mood: 'joy',
      who: {
        H: 'whistle/joy',
        F: 'sit/happy',
        N: 'stand/surprised',
      },
      things: ['street_lamp', 'window'],
    },
    draw: {
      at: 'street',
      shot: 'wide',
      mood: 'joy',
      who: {
        H: 'draw/joy',
        F: 'jump/joy',
        N: 'stand/surprised',
      },
      things: ['chalk', 'street_lamp'],
    },
    why: {
      at: 'street',
      shot: 'wide',
      mood: 'joy',
      who: {
        H: 'point/happy',
        F: 'sit/happy',
        N: 'stand/surprised',
      },
      things: ['street_lamp', 'window'],
    },
  },
  scenes: {
    cover: {
      at: 'street',
      shot: 'wide',
      mood: 'wonder',
      who: {
        H: 'look/surprised',
        F: 'stand/worried',
        N: 'stand/sad',
      },
      things: ['street_lamp'],
    },
    lack: {
      at: 'street',
      shot: 'wide',
      mood: 'wonder',
      who: {
        H: 'look/surprised',
        F: 'stand/worried',
        N: 'stand/sad',
      },
      things: ['street_lamp'],
    },
    way: {
      at: 'street',
      shot: 'wide',
      mood: 'calm',
      who: {
        H: 'walk/happy',
        F: 'walk/happy',
      },
      things: ['street_lamp', 'window'],
      secret: 'mitten',
    },
    road: {
      at: 'rooftop',
      shot: 'high',
      mood: 'wonder',
      who: {
        H: 'look_far/thinking',
        F: 'hold/curious',
      },
      things: ['ladder'],
    },
    quiet: {
      at: 'street',
      shot: 'wide',
      mood: 'cozy',
      who: {
        H: 'sit/calm',
        F: 'eat/calm',
        N: 'stand/sad',
      },
      things: ['bread', 'street_lamp'],
    },
    strand: {
      at: 'bakery',
      shot: 'medium',
      mood: 'calm',
      who: {
        H: 'listen/worried',
        F: 'shout/worried',
      },
      things: ['bread', 'lantern'],
    },
    insight: {
      at: 'street',
      shot: 'wide',
      mood: 'tender',
      who: {
        H: 'sit/thinking',
        F: 'sit/calm',
        N: 'stand/sad',
      },
      things: ['street_lamp', 'bench'],
    },
    restore: {
      at: 'street',
      shot: 'wide',
      mood: 'joy',
      who: {
        H: 'dance/joy',
        F: 'dance/joy',
        N: 'stand/joy',
      },
      things: ['street_lamp', 'table', 'stool'],
      crowd: ['cat'],
    },
  },
  closes: ['friends'],
  canon: [
    {
      kind: 'friend',
      id: 'street_lamp',
      text: {
        en: 'street lamp number twelve',
        fr: 'le réverbère numéro douze',
      },
    },
  ],
  bands: { '0-4': band0to4, '5-8': band5to8, '9-14': band9to14 },
}
