import type { Casting } from '#bank/authoring'
import { band0to4 } from './band-0-4'
import { band5to8 } from './band-5-8'
import { band9to14 } from './band-9-14'

/** Insight: nothing is useless once somebody comes by who needs it. */
export const mostUselessThing: Casting = {
  id: 'most-useless-thing',
  kernel: 'contest',
  settings: ['city', 'school'],
  eras: ['today', 'future'],
  time: 'day',
  pastOne: true,
  mobile: true,
  roles: {
    V: {
      id: 'professor',
      part: 'villain',
      name: {
        en: 'Bing',
        fr: 'Bing',
      },
      introduction: {
        en: 'who has won seven years running',
        fr: 'qui gagne depuis sept ans',
      },
      sex: 'male',
      character: {
        kind: 'human',
        sex: 'male',
        age: 60,
        skin: 1.5,
        hair: 'bald',
        hairColor: 'white',
        eyes: 'brown',
        freckles: false,
        glasses: 'round',
        hearingAid: false,
        wheelchair: false,
        beard: 'full',
        outfit: 'coat',
        colors: ['#4f9a5b', '#f3efe6', '#33333d'],
        accent: '#d8473a',
      },
    },
  },
  plants: [
    {
      id: 'key',
      thing: 'key',
    },
    {
      id: 'box',
      thing: 'box',
    },
    {
      id: 'own',
      from: 'trait',
      kinds: ['collection', 'garment', 'object'],
    },
  ],
  tries: [
    {
      id: 'hat',
      cause: 'wrong_guess',
      at: 'museum',
      shot: 'medium',
      mood: 'funny',
      who: {
        H: 'hold/curious',
        F: 'stand/surprised',
      },
      things: ['hat'],
    },
    {
      id: 'spoon',
      cause: 'helper_flaw',
      at: 'museum',
      shot: 'wide',
      mood: 'funny',
      who: {
        H: 'look/worried',
        F: 'push/proud',
      },
      things: ['giant_spoon'],
    },
    {
      id: 'machine',
      cause: 'clever',
      at: 'museum',
      shot: 'wide',
      mood: 'funny',
      who: {
        H: 'build/proud',
        F: 'push/proud',
      },
      things: ['machine'],
    },
  ],
  turns: {
    whistle: {
      at: 'museum',
      shot: 'wide',
      mood: 'funny',
      who: {
        H: 'whistle/giggling',
        F: 'point/giggling',
        V: 'climb/determined',
      },
      things: ['ladder'],
    },
    why: {
      at: 'museum',
      shot: 'wide',
      mood: 'funny',
      who: {
        H: 'talk/happy',
        F: 'look/giggling',
        V: 'hold/proud',
      },
      things: ['ladder'],
    },
  },
  scenes: {
    cover: {
      at: 'museum',
      shot: 'wide',
      mood: 'wonder',
      who: {
        H: 'look/curious',
        F: 'carry/proud',
        V: 'stand/proud',
      },
      things: ['giant_spoon', 'clock'],
    },
    lack: {
      at: 'museum',
      shot: 'wide',
      mood: 'funny',
      who: {
        H: 'look/curious',
        F: 'carry/proud',
        V: 'stand/proud',
      },
      things: ['hammer', 'clock', 'book'],
    },
    way: {
      at: 'street',
      shot: 'wide',
      mood: 'calm',
      who: {
        H: 'search/curious',
        F: 'search/joy',
      },
      things: ['wheelbarrow'],
      secret: 'whistle',
    },
    road: {
      at: 'street',
      shot: 'wide',
      mood: 'funny',
      who: {
        H: 'search/curious',
        F: 'climb/curious',
      },
      things: ['nest', 'clock', { thing: 'wheelbarrow', state: 'full' }],
    },
    quiet: {
      at: 'harbour',
      shot: 'wide',
      mood: 'cozy',
      who: {
        H: 'sit/calm',
        F: 'sit/calm',
      },
      things: ['bench'],
    },
    strand: {
      at: 'street',
      shot: 'medium',
      mood: 'funny',
      who: {
        H: 'talk/curious',
        F: 'look/giggling',
      },
      things: ['mirror'],
    },
    insight: {
      at: 'street',
      shot: 'medium',
      mood: 'tender',
      who: {
        H: 'sit/thinking',
        F: 'sit/calm',
      },
      things: ['paper', 'machine'],
    },
    restore: {
      at: 'museum',
      shot: 'wide',
      mood: 'joy',
      who: {
        H: 'hold/joy',
        F: 'cheer/joy',
        V: 'wave/joy',
      },
      things: [{ thing: 'cup', state: 'empty' }, 'ladder'],
    },
  },
  canon: [
    {
      kind: 'friend',
      id: 'professor',
      text: {
        en: 'a professor who walks on stilts',
        fr: 'un professeur qui marche sur des échasses',
      },
    },
  ],
  bands: { '0-4': band0to4, '5-8': band5to8, '9-14': band9to14 },
}
