import type { Casting } from '#bank/authoring'
import { band0to4 } from './band-0-4'
import { band5to8 } from './band-5-8'
import { band9to14 } from './band-9-14'

/** Insight: it was not really words, it was something that hummed. */
export const fourWords: Casting = {
  id: 'four-words',
  kernel: 'delivery',
  settings: ['city', 'elsewhere'],
  eras: ['past', 'today'],
  time: 'day',
  mobile: true,
  roles: {
    N: {
      id: 'lighthouse_keeper',
      part: 'needy',
      name: {
        en: 'Mr Pim',
        fr: 'monsieur Pim',
      },
      introduction: {
        en: 'who has been waiting two years',
        fr: 'qui attend depuis deux ans',
      },
      sex: 'male',
      character: {
        kind: 'human',
        sex: 'male',
        age: 68,
        skin: 1.5,
        hair: 'crop',
        hairColor: 'white',
        eyes: 'brown',
        freckles: false,
        glasses: 'none',
        hearingAid: false,
        wheelchair: false,
        beard: 'short',
        outfit: 'jumper',
        colors: ['#3f78c4', '#f3efe6', '#33333d'],
        accent: '#d8473a',
      },
    },
  },
  plants: [
    {
      id: 'honey',
      thing: 'honey_pot',
    },
    {
      id: 'flower',
      thing: 'flower',
    },
    {
      id: 'own',
      from: 'trait',
      kinds: ['collection', 'garment', 'object'],
    },
  ],
  tries: [
    {
      id: 'aloud',
      cause: 'noise',
      at: 'street',
      shot: 'wide',
      mood: 'funny',
      who: {
        H: 'walk/surprised',
        F: 'walk/surprised',
      },
      things: ['basket'],
    },
    {
      id: 'share',
      cause: 'helper_flaw',
      at: 'park',
      shot: 'medium',
      mood: 'funny',
      who: {
        H: 'listen/curious',
        F: 'talk/proud',
      },
      things: ['bench'],
      crowd: ['bird'],
    },
    {
      id: 'write',
      cause: 'clever',
      at: 'street',
      shot: 'close',
      mood: 'funny',
      who: {
        H: 'draw/proud',
        F: 'look/worried',
      },
      things: ['pencil'],
      weather: 'rain',
    },
  ],
  turns: {
    whistle: {
      at: 'harbour',
      shot: 'close',
      mood: 'tender',
      who: {
        H: 'whistle/joy',
        F: 'dance/joy',
        N: 'listen/tender',
      },
      things: ['door'],
    },
    draw: {
      at: 'harbour',
      shot: 'close',
      mood: 'tender',
      who: {
        H: 'draw/joy',
        F: 'point/joy',
        N: 'look/tender',
      },
      things: ['chalk'],
    },
    why: {
      at: 'harbour',
      shot: 'medium',
      mood: 'tender',
      who: {
        H: 'talk/curious',
        F: 'listen/happy',
        N: 'talk/tender',
      },
      things: ['honey_pot'],
    },
  },
  scenes: {
    cover: {
      at: 'garden',
      shot: 'wide',
      mood: 'wonder',
      who: {
        H: 'listen/thinking',
        F: 'stand/proud',
      },
      things: ['beehive'],
    },
    lack: {
      at: 'garden',
      shot: 'medium',
      mood: 'funny',
      who: {
        H: 'listen/thinking',
        F: 'stand/proud',
      },
      things: ['beehive'],
    },
    way: {
      at: 'harbour',
      shot: 'wide',
      mood: 'calm',
      who: {
        H: 'walk/happy',
        F: 'walk/happy',
      },
      things: ['lantern'],
      secret: 'flower',
    },
    road: {
      at: 'harbour',
      shot: 'wide',
      mood: 'calm',
      who: {
        H: 'read/thinking',
        F: 'talk/curious',
      },
      things: ['bench'],
    },
    quiet: {
      at: 'harbour',
      shot: 'wide',
      mood: 'calm',
      who: {
        H: 'think/thinking',
        F: 'sit/calm',
      },
      things: ['shell'],
      crowd: ['bird'],
    },
    strand: {
      at: 'street',
      shot: 'medium',
      mood: 'calm',
      who: {
        H: 'look/curious',
        F: 'hold/tender',
      },
      things: ['basket', 'leaf'],
    },
    insight: {
      at: 'harbour',
      shot: 'medium',
      mood: 'tender',
      who: {
        H: 'stand/worried',
        F: 'stand/calm',
        N: 'stand/curious',
      },
      things: [{ thing: 'jar', state: 'empty', count: 5 }, 'door'],
    },
    restore: {
      at: 'harbour',
      shot: 'wide',
      mood: 'joy',
      who: {
        H: 'wave/joy',
        F: 'wave/joy',
        N: 'dance/joy',
      },
      things: ['lantern', 'beehive'],
      time: 'night',
      crowd: ['bee', 'bee', 'bee'],
    },
  },
  canon: [
    {
      kind: 'friend',
      id: 'lighthouse_keeper',
      text: {
        en: 'Mr Pim of the lighthouse',
        fr: 'monsieur Pim, du phare',
      },
    },
    {
      kind: 'keepsake',
      id: 'thirty_pots',
      text: {
        en: 'thirty honey pots, all full',
        fr: 'trente pots de miel, tous pleins',
      },
    },
  ],
  bands: { '0-4': band0to4, '5-8': band5to8, '9-14': band9to14 },
}
