import type { Casting } from '#bank/authoring'
import { band0to4 } from './band-0-4'
import { band5to8 } from './band-5-8'
import { band9to14 } from './band-9-14'

/** Insight: the echo is the only one who answers her. */
export const stolenEcho: Casting = {
  id: 'stolen-echo',
  kernel: 'keeper',
  settings: ['magical_kingdom', 'elsewhere'],
  eras: ['past', 'today'],
  time: 'dusk',
  mobile: false,
  roles: {
    V: {
      id: 'giantess',
      part: 'villain',
      name: {
        en: 'Bruna',
        fr: 'Bruna',
      },
      introduction: {
        en: 'who lives at the very top',
        fr: 'qui habite tout en haut',
      },
      sex: 'female',
      character: {
        kind: 'human',
        sex: 'female',
        age: 45,
        skin: 1.5,
        hair: 'bun',
        hairColor: 'auburn',
        eyes: 'brown',
        freckles: false,
        glasses: 'none',
        hearingAid: false,
        wheelchair: false,
        beard: 'none',
        outfit: 'dress',
        colors: ['#8a63b8', '#f3efe6', '#d9a934'],
        accent: '#d8473a',
        scale: 1.5,
      },
    },
    A: {
      id: 'postwoman',
      part: 'other',
      name: { en: 'the postwoman', fr: 'la factrice' },
      introduction: { en: 'who sits on her bag', fr: 'qui est assise sur sa sacoche' },
      sex: 'female',
      character: {
        kind: 'human',
        sex: 'female',
        age: 36,
        skin: 2.6,
        hair: 'ponytail',
        hairColor: 'dark_brown',
        eyes: 'brown',
        freckles: false,
        glasses: 'none',
        hearingAid: false,
        wheelchair: false,
        beard: 'none',
        outfit: 'shirt',
        colors: ['#3f6fb0', '#2b3a5c', '#33333d'],
        accent: '#d8473a',
      },
      wears: 'cap',
    },
  },
  plants: [
    {
      id: 'tins',
      thing: 'tin_can',
    },
    {
      id: 'trumpet',
      thing: 'trumpet',
    },
    {
      id: 'own',
      from: 'trait',
      kinds: ['collection', 'garment', 'object'],
    },
  ],
  tries: [
    {
      id: 'shout',
      cause: 'noise',
      at: 'village_market',
      shot: 'wide',
      mood: 'funny',
      who: {
        H: 'shout/determined',
        F: 'shout/determined',
      },
      things: [],
      crowd: ['goat', 'sheep'],
    },
    {
      id: 'trade',
      cause: 'lure',
      at: 'castle_gate',
      shot: 'medium',
      mood: 'funny',
      who: {
        H: 'give/curious',
        F: 'stand/worried',
        V: 'stand/proud',
      },
      things: [{ thing: 'jar', state: 'glowing' }, 'door'],
      isGiants: true,
      needs: ['at(window)'],
    },
    {
      id: 'sneak',
      cause: 'too_small',
      at: 'tower_room',
      shot: 'wide',
      mood: 'funny',
      who: {
        H: 'push/determined',
        F: 'push/determined',
        V: 'look/calm',
      },
      things: [{ thing: 'jar', state: 'glowing' }, 'book'],
      isGiants: true,
      needs: ['at(window)'],
    },
  ],
  turns: {
    whistle: {
      at: 'tower_room',
      shot: 'close',
      mood: 'tender',
      who: {
        H: 'whistle/determined',
        F: 'stand/awe',
        V: 'look/surprised',
      },
      things: [{ thing: 'jar', state: 'glowing' }, 'flower_pot'],
      isGiants: true,
    },
    why: {
      at: 'tower_room',
      shot: 'close',
      mood: 'tender',
      who: {
        H: 'stand/determined',
        F: 'stand/awe',
        V: 'look/surprised',
      },
      things: [{ thing: 'jar', state: 'glowing' }, 'flower_pot'],
      isGiants: true,
    },
  },
  scenes: {
    cover: {
      at: 'village_market',
      shot: 'wide',
      mood: 'wonder',
      who: {
        H: 'shout/surprised',
        F: 'stand/worried',
      },
      things: [],
      crowd: ['goat', 'goat', 'goat'],
    },
    lack: {
      at: 'village_market',
      shot: 'wide',
      mood: 'wonder',
      who: {
        H: 'shout/surprised',
        F: 'stand/worried',
      },
      things: [],
      crowd: ['goat', 'goat', 'goat'],
    },
    way: {
      at: 'mountain_path',
      shot: 'wide',
      mood: 'calm',
      who: {
        H: 'climb/determined',
        F: 'climb/worried',
      },
      things: [],
      secret: 'cup',
      adds: ['at(window)'],
    },
    road: {
      at: 'crystal_cave',
      shot: 'medium',
      mood: 'wonder',
      who: {
        H: 'look/thinking',
        F: 'whisper/worried',
      },
      things: ['gem'],
    },
    quiet: {
      at: 'castle_gate',
      shot: 'wide',
      mood: 'calm',
      who: {
        H: 'sit/thinking',
        F: 'sit/calm',
      },
      things: ['door'],
      isGiants: true,
    },
    strand: {
      at: 'mountain_path',
      shot: 'medium',
      mood: 'funny',
      who: {
        H: 'hold/curious',
        F: 'hold/curious',
        A: 'sit/worried',
      },
      things: ['letter'],
    },
    insight: {
      at: 'tower_room',
      shot: 'low',
      mood: 'tender',
      who: {
        H: 'hide/thinking',
        F: 'crouch/calm',
        V: 'sit/sad',
      },
      things: [{ thing: 'jar', state: 'glowing' }, 'flower_pot'],
      isGiants: true,
    },
    restore: {
      at: 'village_market',
      shot: 'wide',
      mood: 'joy',
      who: {
        H: 'wave/joy',
        F: 'wave/joy',
        V: 'wave/joy',
      },
      things: [],
      crowd: ['goat', 'goat', 'goat'],
    },
  },
  closes: ['friends'],
  shapes: {
    8: [
      ['home', 'lack', 'try1', 'way', 'try2', 'insight', 'turn', 'restore'],
      ['home', 'lack', 'try1', 'try2', 'way', 'insight', 'turn', 'restore'],
    ],
  },
  canon: [
    {
      kind: 'friend',
      id: 'giantess',
      text: {
        en: 'a giantess who asks about your day',
        fr: 'une géante qui demande si la journée a été bonne',
      },
    },
  ],
  bands: { '0-4': band0to4, '5-8': band5to8, '9-14': band9to14 },
}
