import type { Casting, Scene } from '#bank/authoring'
import { band0to4 } from './band-0-4'
import { band5to8 } from './band-5-8'
import { band9to14 } from './band-9-14'
import { ownLines } from './own-lines'
import { CUP, pictures } from './pictures'

/** Insight: the crab is not stuck, he grew, and has nothing to wear. */
/** It rolled up to the spout, and he is in. */
const ROLLED: Partial<Scene> = {
  who: { H: 'push/tender', F: 'look/happy' },
  things: [{ thing: 'fish_cup', state: 'full' }, 'crab_teapot'],
  looks: { H: 'fish_cup', F: 'fish_cup' },
  crowd: [],
}

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
        scale: 1.1,
      },
    },
    A: {
      id: 'perch',
      part: 'comic',
      name: {
        en: 'the cod',
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
    B: {
      id: 'seahorse',
      part: 'other',
      name: { en: 'the seahorse', fr: 'l’hippocampe' },
      introduction: { en: 'who did not look', fr: 'qui n’a pas regardé' },
      sex: 'male',
      character: { kind: 'animal', species: 'seahorse', marks: 'none', scale: 1 },
    },
  },
  plants: [
    {
      id: 'hat',
      thing: 'woolly_hat',
      pictures: {
        restore: { things: ['woolly_hat', 'cake', 'lantern'], places: { N: 'woolly_hat' } },
      },
    },
    {
      id: 'cup',
      thing: 'fish_cup',
      ofBand: CUP,
      pictures: {
        restore: { things: ['fish_cup', 'cake', 'lantern'], places: { N: 'fish_cup' } },
        'turn still': ROLLED,
        'turn notice': ROLLED,
        'turn why': ROLLED,
      },
    },
    {
      id: 'own',
      from: 'trait',
      kinds: ['collection', 'garment', 'object'],
      keeper: 'N',
    },
  ],
  tries: [
    {
      id: 'tip',
      cause: 'force',
      at: 'reef',
      shot: 'medium',
      mood: 'funny',
      who: { H: 'push/determined', F: 'push/determined' },
      things: ['crab_teapot', 'spoon', 'bubbles'],
    },
    {
      id: 'cake',
      cause: 'lure',
      at: 'reef',
      shot: 'medium',
      mood: 'funny',
      who: { H: 'give/curious', F: 'look/surprised' },
      things: [{ thing: 'crab_teapot', state: 'full' }],
      holds: { H: 'cake' },
      looks: { H: 'crab_teapot', F: 'crab_teapot' },
    },
    {
      id: 'band',
      cause: 'noise',
      at: 'reef',
      shot: 'wide',
      mood: 'funny',
      who: { H: 'dance/joy', F: 'dance/joy' },
      things: [{ thing: 'crab_teapot', state: 'open' }, 'fish_band', 'music_notes'],
    },
  ],
  turns: {
    still: {
      at: 'reef',
      shot: 'medium',
      mood: 'tender',
      who: { H: 'look/tender', F: 'stand/calm' },
      things: [{ thing: 'crab_teapot', state: 'full' }],
      looks: { H: 'crab_teapot', F: 'away' },
      crowd: ['fish', 'fish'],
    },
    notice: {
      at: 'reef',
      shot: 'medium',
      mood: 'tender',
      who: { H: 'look/tender', F: 'look/happy' },
      things: [{ thing: 'crab_teapot', state: 'full' }],
      looks: { H: 'crab_teapot', F: 'crab_teapot' },
    },
    why: {
      at: 'reef',
      shot: 'medium',
      mood: 'tender',
      who: { H: 'look/tender', F: 'look/happy' },
      things: [{ thing: 'crab_teapot', state: 'open' }],
      looks: { H: 'crab_teapot', F: 'crab_teapot' },
    },
  },
  scenes: {
    cover: {
      at: 'reef',
      shot: 'wide',
      mood: 'wonder',
      who: { H: 'look/surprised', F: 'look/worried' },
      things: [{ thing: 'crab_teapot', state: 'open' }, 'cake'],
      looks: { H: 'crab_teapot', F: 'crab_teapot' },
    },
    lack: {
      at: 'reef',
      shot: 'wide',
      mood: 'wonder',
      who: { H: 'look/surprised', F: 'look/worried', A: 'talk/worried' },
      things: [
        { thing: 'crab_teapot', state: 'open' },
        { thing: 'cake', near: 'crab_teapot' },
      ],
      looks: { H: 'crab_teapot', F: 'crab_teapot' },
      crowd: ['fish'],
    },
    way: {
      at: 'sunken_ship',
      shot: 'medium',
      mood: 'calm',
      who: { H: 'hold/surprised', F: 'look/curious' },
      things: [{ thing: 'spiral_shell', state: 'broken' }],
      holds: { H: 'spiral_shell' },
      looks: { F: 'H' },
      secret: 'starfish',
    },
    road: {
      at: 'kelp_forest',
      shot: 'tiny',
      mood: 'tense',
      who: { H: 'talk/curious', F: 'listen/worried', B: 'talk/shy' },
      looks: { H: 'B', F: 'B', B: 'H' },
    },
    quiet: {
      at: 'reef',
      shot: 'medium',
      mood: 'calm',
      who: { H: 'lie/calm', F: 'lie/calm' },
      things: ['crab_teapot'],
    },
    strand: {
      at: 'reef',
      shot: 'medium',
      mood: 'funny',
      who: { A: 'talk/worried', H: 'look/curious', F: 'look/giggling' },
      things: ['tiny_hats'],
      looks: { H: 'tiny_hats', F: 'tiny_hats' },
      places: { F: 'H' },
    },
    insight: {
      at: 'reef',
      shot: 'medium',
      mood: 'tender',
      who: { H: 'hold/surprised', F: 'look/calm' },
      things: [
        { thing: 'crab_teapot', state: 'open' },
        { thing: 'spiral_shell', state: 'broken' },
      ],
      holds: { H: 'spiral_shell' },
      looks: { H: 'crab_teapot', F: 'crab_teapot' },
      places: { F: 'H' },
    },
    restore: {
      at: 'reef',
      shot: 'wide',
      mood: 'joy',
      who: { N: 'dance/proud', H: 'dance/joy', F: 'dance/joy' },
      things: ['cake', 'lantern'],
      looks: { H: 'N', F: 'N' },
      crowd: ['fish', 'fish'],
    },
  },
  closes: ['celebration'],
  shapes: {
    12: [
      ['try1', 'strand', 'try2', 'way', 'road', 'try3', 'quiet'],
      ['strand', 'try1', 'try2', 'way', 'road', 'try3', 'quiet'],
    ],
  },
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
  pictures,
  ownLines,
  bands: { '0-4': band0to4, '5-8': band5to8, '9-14': band9to14 },
}
