import type { Casting } from '#bank/authoring'
import { band0to4 } from './band-0-4'
import { band5to8 } from './band-5-8'
import { band9to14 } from './band-9-14'

/** Insight: every time she passes a window, she looks back. */
export const missingTwinkle: Casting = {
  id: 'missing-twinkle',
  kernel: 'keeper',
  settings: ['space', 'elsewhere'],
  eras: ['today', 'future'],
  time: 'night',
  waits: true,
  mobile: false,
  roles: {
    N: {
      id: 'little_star',
      part: 'needy',
      name: {
        en: 'the little star',
        fr: 'la petite étoile',
      },
      introduction: {
        en: 'who always winked',
        fr: 'qui clignait toujours',
      },
      sex: 'female',
      character: {
        kind: 'living_thing',
        species: 'monster',
        thing: 'star',
        marks: 'none',
        scale: 0.7,
      },
    },
    V: {
      id: 'comet',
      part: 'villain',
      name: {
        en: 'Zaza',
        fr: 'Zaza',
      },
      introduction: {
        en: 'who comes by every hundred years',
        fr: 'qui passe tous les cent ans',
      },
      sex: 'female',
      character: {
        kind: 'living_thing',
        species: 'monster',
        thing: 'comet',
        marks: 'none',
        scale: 1.2,
      },
    },
    A: {
      id: 'clock_mender',
      part: 'other',
      name: { en: 'the man at the station', fr: 'l’homme de la station' },
      introduction: {
        en: 'who is mending a clock and does not look up',
        fr: 'qui répare une horloge et ne lève pas les yeux',
      },
      sex: 'male',
      character: {
        kind: 'human',
        sex: 'male',
        age: 55,
        skin: 2.4,
        hair: 'bald',
        hairColor: 'grey',
        eyes: 'brown',
        freckles: false,
        glasses: 'round',
        hearingAid: false,
        wheelchair: false,
        beard: 'full',
        outfit: 'overalls',
        colors: ['#3f6fb0', '#f3ead8', '#33333d'],
        accent: '#d8473a',
      },
    },
  },
  plants: [
    {
      id: 'camera',
      thing: 'camera',
    },
    {
      id: 'window_sign',
      thing: 'star',
    },
    {
      id: 'own',
      from: 'trait',
      kinds: ['collection', 'garment', 'object'],
    },
  ],
  tries: [
    {
      id: 'torch',
      cause: 'wrong_guess',
      at: 'asteroid_path',
      shot: 'medium',
      mood: 'funny',
      who: {
        H: 'hold/curious',
        F: 'hold/curious',
        N: 'float/sad',
      },
      things: [{ thing: 'flashlight', state: 'glowing' }, 'spoon', 'star'],
    },
    {
      id: 'chase',
      cause: 'hurry',
      at: 'rocket_inside',
      shot: 'wide',
      mood: 'funny',
      who: {
        H: 'fly/determined',
        F: 'fly/determined',
        V: 'fly/proud',
      },
      things: ['rocket', 'comet'],
      adds: ['met(V)'],
    },
    {
      id: 'scold',
      cause: 'pride',
      at: 'asteroid_path',
      shot: 'wide',
      mood: 'funny',
      who: {
        H: 'shout/cross',
        F: 'shout/cross',
        V: 'fly/sad',
      },
      things: ['comet', 'rocket'],
      needs: ['met(V)'],
    },
  ],
  turns: {
    draw: {
      at: 'moon_surface',
      shot: 'wide',
      mood: 'wonder',
      who: {
        H: 'draw/joy',
        F: 'point/joy',
        V: 'look/surprised',
      },
      things: ['moon', 'comet'],
    },
    notice: {
      at: 'moon_surface',
      shot: 'close',
      mood: 'wonder',
      who: {
        H: 'point/joy',
        F: 'wave/joy',
        V: 'look/surprised',
      },
      things: ['comet', 'moon'],
    },
    why: {
      at: 'moon_surface',
      shot: 'wide',
      mood: 'wonder',
      who: {
        H: 'talk/curious',
        F: 'point/joy',
        V: 'look/surprised',
      },
      things: ['moon', 'comet'],
    },
  },
  scenes: {
    cover: {
      at: 'asteroid_path',
      shot: 'wide',
      mood: 'wonder',
      who: {
        H: 'look/surprised',
        F: 'look/worried',
        N: 'float/sad',
      },
      things: ['star', 'window'],
    },
    lack: {
      at: 'rooftop',
      shot: 'wide',
      mood: 'sad',
      who: {
        H: 'look/surprised',
        F: 'look/worried',
        N: 'perch/sad',
      },
      things: ['star'],
    },
    way: {
      at: 'moon_surface',
      shot: 'wide',
      mood: 'calm',
      who: {
        H: 'fly/awe',
        F: 'fly/awe',
      },
      things: ['rocket', 'star'],
      secret: 'feather',
      adds: ['at(moon)'],
    },
    road: {
      at: 'station_window',
      shot: 'medium',
      mood: 'calm',
      who: {
        H: 'talk/curious',
        F: 'look_far/awe',
        A: 'hold/thinking',
      },
      things: ['clock', 'lantern'],
      holds: { A: 'clock' },
    },
    quiet: {
      at: 'rocket_inside',
      shot: 'wide',
      mood: 'calm',
      who: {
        H: 'wave/calm',
        F: 'wave/calm',
      },
      things: ['window'],
    },
    strand: {
      at: 'ring_planet',
      shot: 'wide',
      mood: 'funny',
      who: {
        H: 'listen/curious',
        F: 'look/awe',
      },
      things: ['broom', 'bucket'],
      crowd: ['robot'],
    },
    insight: {
      at: 'moon_surface',
      shot: 'wide',
      mood: 'tender',
      who: {
        H: 'sit/thinking',
        F: 'sit/calm',
        V: 'fly/sad',
      },
      things: ['comet', 'moon'],
    },
    restore: {
      at: 'rooftop',
      shot: 'wide',
      mood: 'joy',
      who: {
        H: 'wave/joy',
        F: 'wave/joy',
        V: 'fly/joy',
        N: 'perch/joy',
      },
      things: ['star'],
    },
  },
  canon: [
    {
      kind: 'friend',
      id: 'comet',
      text: {
        en: 'a comet who goes by more slowly now',
        fr: 'une comète qui passe moins vite, maintenant',
      },
    },
  ],
  bands: { '0-4': band0to4, '5-8': band5to8, '9-14': band9to14 },
}
