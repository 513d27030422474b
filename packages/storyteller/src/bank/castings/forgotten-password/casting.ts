import type { Casting } from '#bank/authoring'
import { band0to4 } from './band-0-4'
import { band5to8 } from './band-5-8'
import { band9to14 } from './band-9-14'

/** Insight: the guard is not keeping the password. He is looking for it. */
export const forgottenPassword: Casting = {
  id: 'forgotten-password',
  kernel: 'gatekeeper',
  settings: ['under_sea'],
  eras: ['past', 'today', 'future'],
  time: 'day',
  challenges: ['journey', 'find_something', 'help_someone', 'solve_mystery'],
  themes: [
    'adventure_exploration',
    'mystery_puzzles',
    'funny_silly',
    'helping_others_kindness',
    'friendship_teamwork',
  ],
  mobile: false,
  roles: {
    V: {
      id: 'gate_turtle',
      part: 'villain',
      name: { en: 'Barnaby', fr: 'Barnabé' },
      introduction: {
        en: 'who lets nobody through without the password',
        fr: 'qui ne laisse passer personne sans le mot de passe',
      },
      sex: 'male',
      character: { kind: 'animal', species: 'turtle', marks: 'none', scale: 1.5, coat: '#5d8f6b' },
    },
    N: {
      id: 'little_fish',
      part: 'needy',
      name: { en: 'the little fish', fr: 'le petit poisson' },
      introduction: {
        en: 'who went out to play and cannot get home',
        fr: 'qui est sorti jouer et ne peut plus rentrer',
      },
      sex: 'male',
      character: { kind: 'animal', species: 'fish', marks: 'stripes', scale: 0.5, coat: '#ee8a34' },
    },
    A: {
      id: 'old_octopus',
      part: 'comic',
      name: { en: 'the octopus', fr: 'la pieuvre' },
      introduction: { en: 'who kept the gate before', fr: 'qui gardait la porte avant' },
      sex: 'female',
      character: { kind: 'animal', species: 'octopus', marks: 'spots', scale: 0.9 },
    },
  },
  plants: [
    { id: 'marble', thing: 'marble' },
    { id: 'own', from: 'trait', kinds: ['collection', 'garment', 'object'] },
  ],
  tries: [
    {
      id: 'guess',
      cause: 'wrong_guess',
      at: 'sea_castle',
      shot: 'medium',
      mood: 'funny',
      who: { H: 'talk/determined', F: 'talk/happy', V: 'read/thinking' },
      things: ['book', 'pencil'],
      holds: { V: 'book' },
    },
    {
      id: 'weed',
      cause: 'hiding',
      at: 'sea_castle',
      shot: 'wide',
      mood: 'funny',
      who: { H: 'tiptoe/worried', F: 'tiptoe/worried', V: 'look/curious' },
      things: ['leaf'],
    },
    {
      id: 'backwards',
      cause: 'clever',
      at: 'sea_castle',
      shot: 'wide',
      mood: 'funny',
      who: { H: 'walk/proud', F: 'walk/proud', V: 'point/cross' },
      things: ['sign'],
    },
  ],
  turns: {
    tell: {
      at: 'sea_castle',
      shot: 'close',
      mood: 'tender',
      who: { H: 'whisper/tender', F: 'listen/happy', V: 'listen/surprised' },
      things: ['lantern'],
    },
    why: {
      at: 'sea_castle',
      shot: 'close',
      mood: 'tender',
      who: { H: 'talk/curious', F: 'listen/happy', V: 'think/surprised' },
      things: ['hat'],
    },
  },
  scenes: {
    cover: {
      at: 'sea_castle',
      shot: 'wide',
      mood: 'wonder',
      who: { H: 'swim/curious', F: 'swim/worried', V: 'stand/cross', N: 'hide/shy' },
      things: ['door', 'sign'],
    },
    lack: {
      at: 'sea_castle',
      shot: 'medium',
      mood: 'tense',
      who: { H: 'look/surprised', F: 'look/worried', V: 'stand/cross', N: 'cry/sad' },
      things: ['door'],
    },
    way: {
      at: 'sunken_ship',
      shot: 'wide',
      mood: 'calm',
      who: { H: 'talk/curious', F: 'swim/happy', A: 'talk/proud' },
      things: ['trumpet', 'hat'],
      secret: 'key',
    },
    road: {
      at: 'kelp_forest',
      shot: 'medium',
      mood: 'calm',
      who: { H: 'read/curious', F: 'look/curious' },
      things: ['paper'],
      crowd: ['fish'],
    },
    quiet: {
      at: 'sea_castle',
      shot: 'wide',
      mood: 'tender',
      who: { H: 'sit/calm', F: 'sit/calm', V: 'look_far/sad' },
      things: ['window', 'candle'],
      time: 'dusk',
    },
    strand: {
      at: 'reef',
      shot: 'medium',
      mood: 'funny',
      who: { H: 'look/curious', F: 'look/giggling', N: 'look/curious' },
      things: ['box', 'letter'],
    },
    insight: {
      at: 'sea_castle',
      shot: 'close',
      mood: 'tender',
      who: { H: 'look/thinking', F: 'hold/calm', V: 'read/sad' },
      things: ['book'],
      time: 'dusk',
    },
    restore: {
      at: 'sea_castle',
      shot: 'wide',
      mood: 'joy',
      who: { H: 'wave/joy', F: 'cheer/joy', V: 'laugh/joy', N: 'swim/joy' },
      things: ['lantern', 'door'],
      crowd: ['fish', 'crab'],
      time: 'dusk',
    },
  },
  canon: [
    {
      kind: 'friend',
      id: 'gate_turtle',
      text: {
        en: 'a turtle who keeps a gate, and goes in for supper',
        fr: 'une tortue qui garde une porte, et rentre dîner',
      },
    },
    {
      kind: 'place',
      id: 'coral_gate',
      text: { en: 'a gate of coral, with a word for it', fr: 'une porte de corail, avec son mot' },
    },
  ],
  bands: { '0-4': band0to4, '5-8': band5to8, '9-14': band9to14 },
}
