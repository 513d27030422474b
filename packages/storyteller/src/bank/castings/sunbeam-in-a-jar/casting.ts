import type { Casting } from '#bank/authoring'
import { band0to4 } from './band-0-4'
import { band5to8 } from './band-5-8'
import { band9to14 } from './band-9-14'

/** Insight: you cannot see a light in the light. */
export const sunbeamInAJar: Casting = {
  id: 'sunbeam-in-a-jar',
  kernel: 'delivery',
  settings: ['space', 'magical_kingdom', 'elsewhere'],
  eras: ['today', 'future'],
  time: 'dusk',
  mobile: false,
  roles: {
    N: {
      id: 'moon',
      part: 'needy',
      name: {
        en: 'the moon',
        fr: 'la lune',
      },
      introduction: {
        en: 'who has run out of light',
        fr: 'qui n’a plus de lumière',
      },
      sex: 'female',
      character: {
        kind: 'living_thing',
        species: 'monster',
        thing: 'moon',
        marks: 'none',
        scale: 1.3,
      },
    },
  },
  plants: [
    {
      id: 'torch',
      thing: 'flashlight',
    },
    {
      id: 'hand',
      thing: 'candle',
    },
    {
      id: 'own',
      from: 'trait',
      kinds: ['collection', 'garment', 'object'],
    },
  ],
  tries: [
    {
      id: 'run',
      cause: 'hurry',
      at: 'asteroid_path',
      shot: 'wide',
      mood: 'funny',
      who: {
        H: 'run/worried',
        F: 'run/worried',
      },
      things: [{ thing: 'jar', state: 'glowing' }, 'cloud'],
    },
    {
      id: 'feed',
      cause: 'wrong_guess',
      at: 'asteroid_path',
      shot: 'close',
      mood: 'funny',
      who: {
        H: 'give/curious',
        F: 'give/curious',
      },
      things: [{ thing: 'jar', state: 'glowing' }, 'biscuit', 'apple'],
    },
    {
      id: 'bright',
      cause: 'clever',
      at: 'station_window',
      shot: 'wide',
      mood: 'funny',
      who: {
        H: 'walk/curious',
        F: 'walk/curious',
      },
      things: [
        { thing: 'lantern', count: 5 },
        { thing: 'jar', state: 'glowing' },
      ],
    },
  ],
  turns: {
    whistle: {
      at: 'asteroid_path',
      shot: 'close',
      mood: 'wonder',
      who: {
        H: 'whistle/determined',
        F: 'hold/calm',
      },
      things: [{ thing: 'jar', state: 'glowing' }, 'flashlight'],
    },
    still: {
      at: 'asteroid_path',
      shot: 'close',
      mood: 'wonder',
      who: {
        H: 'stand/calm',
        F: 'hold/calm',
      },
      things: [{ thing: 'jar', state: 'glowing' }, 'flashlight'],
    },
    why: {
      at: 'asteroid_path',
      shot: 'close',
      mood: 'wonder',
      who: {
        H: 'talk/determined',
        F: 'hold/calm',
      },
      things: [{ thing: 'jar', state: 'glowing' }, 'flashlight'],
    },
  },
  scenes: {
    cover: {
      at: 'mountain_path',
      shot: 'wide',
      mood: 'wonder',
      time: 'golden',
      who: {
        H: 'hold/surprised',
        F: 'look/worried',
      },
      things: [{ thing: 'jar', state: 'glowing' }, 'sun'],
    },
    lack: {
      at: 'mountain_path',
      shot: 'wide',
      mood: 'wonder',
      time: 'golden',
      who: {
        H: 'hold/surprised',
        F: 'look/worried',
      },
      things: [{ thing: 'jar', state: 'glowing' }, 'sun'],
    },
    way: {
      at: 'asteroid_path',
      shot: 'wide',
      mood: 'calm',
      who: {
        H: 'walk/awe',
        F: 'walk/awe',
      },
      things: [{ thing: 'jar', state: 'glowing' }, 'cloud', 'star'],
      secret: 'feather',
    },
    road: {
      at: 'alien_market',
      shot: 'medium',
      mood: 'wonder',
      who: {
        H: 'look/scared',
        F: 'look/curious',
      },
      things: [
        { thing: 'potion', count: 5 },
        { thing: 'jar', state: 'glowing' },
      ],
      holds: { H: 'jar' },
    },
    quiet: {
      at: 'asteroid_path',
      shot: 'wide',
      mood: 'calm',
      who: {
        H: 'sit/calm',
        F: 'sit/awe',
      },
      things: [{ thing: 'jar', state: 'glowing' }, 'cloud'],
    },
    strand: {
      at: 'asteroid_path',
      shot: 'medium',
      mood: 'tender',
      who: {
        H: 'talk/curious',
        F: 'carry/happy',
      },
      things: ['backpack'],
      crowd: ['owl'],
    },
    insight: {
      at: 'asteroid_path',
      shot: 'wide',
      mood: 'tender',
      who: {
        H: 'stand/scared',
        F: 'stand/calm',
      },
      things: [{ thing: 'jar', state: 'glowing' }, 'flashlight'],
    },
    restore: {
      at: 'moon_surface',
      shot: 'wide',
      mood: 'joy',
      who: {
        H: 'pour/joy',
        F: 'look/awe',
        N: 'stand/joy',
      },
      things: ['moon', { thing: 'jar', state: 'glowing' }],
    },
  },
  shapes: {
    8: [['home', 'lack', 'try1', 'try2', 'way', 'insight', 'turn', 'restore']],
  },
  canon: [
    {
      kind: 'friend',
      id: 'moon',
      text: {
        en: 'the moon, who looks at you a little longer',
        fr: 'la lune, qui te regarde un peu plus longtemps',
      },
    },
  ],
  bands: { '0-4': band0to4, '5-8': band5to8, '9-14': band9to14 },
}
