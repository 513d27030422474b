import type { Casting } from '#bank/authoring'
import { band0to4 } from './band-0-4'
import { band5to8 } from './band-5-8'
import { band9to14 } from './band-9-14'
import { ownLines } from './own-lines'
import { MITTEN, ON_THE_NOSE, WORN_ON_THE_FIN, pictures } from './pictures'

/** Insight: when two look for each other, one of them has to stay where they are. */
export const smallWhaleWaits: Casting = {
  id: 'small-whale-waits',
  kernel: 'lost_way',
  settings: ['under_sea'],
  eras: ['past', 'today', 'future'],
  time: 'day',
  mobile: false,
  themes: [
    'adventure_exploration',
    'friendship_teamwork',
    'magic_fantasy',
    'helping_others_kindness',
    'mystery_puzzles',
  ],
  roles: {
    N: {
      id: 'small_whale',
      part: 'needy',
      name: { en: 'the small whale', fr: 'le baleineau' },
      introduction: {
        en: 'who is on his ninth time round the rock',
        fr: 'qui en est à son neuvième tour du rocher',
      },
      sex: 'male',
      character: { kind: 'animal', species: 'whale', marks: 'none', scale: 0.45 },
    },
    A: {
      id: 'mother_whale',
      part: 'other',
      name: { en: 'the mother whale', fr: 'la maman baleine' },
      introduction: { en: 'who has just been here', fr: 'qui vient de passer' },
      sex: 'female',
      character: { kind: 'animal', species: 'whale', marks: 'none', scale: 1.25 },
    },
    B: {
      id: 'octopus',
      part: 'comic',
      name: { en: 'the octopus', fr: 'la pieuvre' },
      introduction: {
        en: 'who knows eight ways to everywhere',
        fr: 'qui connaît huit chemins pour tout',
      },
      sex: 'female',
      character: { kind: 'animal', species: 'octopus', marks: 'none', scale: 1.4 },
    },
    C: {
      id: 'old_turtle',
      part: 'other',
      name: { en: 'the turtle', fr: 'la tortue' },
      introduction: { en: 'who is in no hurry', fr: 'qui n’est pas pressée' },
      sex: 'female',
      character: { kind: 'animal', species: 'turtle', marks: 'none', scale: 1.5 },
    },
    D: {
      id: 'penguin_waiter',
      part: 'comic',
      name: { en: 'the penguin', fr: 'le manchot' },
      introduction: {
        en: 'whose spoons come back at ten past',
        fr: 'dont les cuillères repassent à moins dix',
      },
      sex: 'male',
      character: { kind: 'animal', species: 'penguin', marks: 'none', scale: 1.2 },
    },
  },
  joins: { N: { at: 'lack', bands: ['5-8', '9-14'] } },
  plants: [
    { id: 'mitten', thing: 'mitten', pictures: WORN_ON_THE_FIN, ofBand: MITTEN },
    { id: 'music', thing: 'music_box' },
    { id: 'own', from: 'trait', kinds: ['collection', 'garment', 'object'], ofBand: ON_THE_NOSE },
  ],
  tries: [
    {
      id: 'octopus',
      cause: 'clever',
      at: 'reef',
      shot: 'medium',
      mood: 'funny',
      who: { H: 'talk/curious', F: 'look/surprised', B: 'cheer/proud', N: 'float/worried' },
      looks: { H: 'B', F: 'B', N: 'B' },
      things: [],
    },
    {
      id: 'race',
      cause: 'hurry',
      at: 'abyss',
      shot: 'medium',
      mood: 'tense',
      who: { N: 'swim/determined', H: 'ride/surprised', F: 'swim/scared' },
      things: ['bubbles', { thing: 'big_rock', at: 'rock' }],
    },
    {
      id: 'sardines',
      cause: 'copying',
      at: 'reef',
      shot: 'medium',
      mood: 'funny',
      who: { H: 'swim/determined', F: 'swim/curious', N: 'swim/curious' },
      things: [{ thing: 'shoal', at: 'sky' }],
    },
  ],
  turns: {
    still: {
      at: 'reef',
      shot: 'medium',
      mood: 'tender',
      who: { H: 'sit/calm', F: 'sit/calm', N: 'hold/worried' },
      looks: { H: 'N', N: 'H' },
    },
    tell: {
      at: 'reef',
      shot: 'close',
      mood: 'tender',
      who: { H: 'talk/happy', F: 'listen/curious', N: 'listen/curious' },
    },
    why: {
      at: 'reef',
      shot: 'close',
      mood: 'tender',
      who: { H: 'talk/curious', F: 'listen/calm', N: 'float/thinking' },
    },
  },
  scenes: {
    cover: {
      at: 'reef',
      shot: 'wide',
      mood: 'wonder',
      who: { H: 'swim/awe', F: 'swim/curious', N: 'swim/worried' },
    },
    lack: {
      at: 'reef',
      shot: 'medium',
      mood: 'sad',
      who: { H: 'swim/surprised', F: 'swim/worried', N: 'swim/sad' },
      looks: { H: 'N', F: 'N' },
      things: [{ thing: 'big_rock', at: 'rock' }],
      crowd: ['crab'],
    },
    way: {
      at: 'sunken_ship',
      shot: 'medium',
      mood: 'calm',
      who: { H: 'talk/curious', F: 'look/curious', C: 'lie/sleepy', N: 'float/worried' },
      looks: { H: 'C', F: 'C', N: 'C' },
      secret: 'shell',
    },
    road: {
      at: 'reef',
      shot: 'medium',
      mood: 'wonder',
      who: { H: 'kneel/thinking', F: 'look/surprised', N: 'float/worried' },
      looks: { H: 'combed_kelp', F: 'combed_kelp', N: 'combed_kelp' },
      things: [{ thing: 'combed_kelp', at: 'sand' }],
    },
    quiet: {
      at: 'reef',
      shot: 'medium',
      mood: 'tender',
      who: { N: 'lie/sleepy', H: 'sit/tender', F: 'sit/calm' },
      looks: { H: 'N', F: 'N' },
      time: 'dusk',
    },
    strand: {
      at: 'reef',
      shot: 'medium',
      mood: 'funny',
      who: { D: 'hold/calm', H: 'look/curious', F: 'look/surprised' },
      holds: { D: 'bowl' },
      things: [
        'table',
        { thing: 'spoon', at: 'sky' },
        { thing: 'cup', at: 'sky' },
        { thing: 'teapot', at: 'sky' },
      ],
    },
    insight: {
      at: 'reef',
      shot: 'medium',
      mood: 'calm',
      who: { H: 'draw/thinking', F: 'look/curious', N: 'float/sad' },
      looks: { N: 'drawn_ring', F: 'drawn_ring' },
      things: [{ thing: 'drawn_ring', at: 'sand' }],
    },
    restore: {
      at: 'reef',
      shot: 'tiny',
      mood: 'joy',
      who: { A: 'float/tender', N: 'float/joy', H: 'cheer/joy', F: 'cheer/joy' },
      looks: { A: 'N', N: 'A' },
      places: { N: 'A' },
      touches: { A: 'N', N: 'A' },
      things: [{ thing: 'big_rock', at: 'rock' }],
    },
  },
  closes: ['friends'],
  shapes: {
    8: [['try1', 'try2', 'way']],
  },
  canon: [
    {
      kind: 'friend',
      id: 'small_whale',
      text: {
        en: 'a small whale who knows how to wait',
        fr: 'un baleineau qui sait attendre',
      },
    },
    {
      kind: 'place',
      id: 'harbour_steps',
      text: {
        en: 'the harbour steps that do not stop',
        fr: 'l’escalier du port, qui continue',
      },
    },
  ],
  pictures,
  ownLines,
  bands: { '0-4': band0to4, '5-8': band5to8, '9-14': band9to14 },
}
