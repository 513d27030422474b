import type { Casting, Scene } from '#bank/authoring'
import { band0to4 } from './band-0-4'
import { band5to8 } from './band-5-8'
import { band9to14 } from './band-9-14'
import { ownLines } from './own-lines'
import { CARROT_CAKE, pictures } from './pictures'

const SCARFED = { wears: { N: 'scarf' } } as const
/** Rung for him. */
const RINGING: Partial<Scene> = {
  who: { H: 'play_music/joy', F: 'carry/tender', N: 'look/surprised' },
  holds: { H: 'bell', F: 'suitcase' },
}
/** Wound round his neck, and he keeps it on. */
const WOUND = {
  who: { H: 'reach/tender', F: 'sit/tender', N: 'sit/surprised' },
  touches: { H: 'N' },
  wears: { N: 'scarf' },
} as const
const SHOWN = {
  'turn tell': WOUND,
  'turn why': WOUND,
  restore: SCARFED,
} as const

/** Insight: from outside, a surprise looks exactly like being forgotten. */
export const bestKeptSecret: Casting = {
  id: 'best-kept-secret',
  kernel: 'surprise',
  fromAge: 3,
  settings: ['elsewhere'],
  eras: ['past', 'today'],
  time: 'day',
  challenges: ['help_someone', 'find_something', 'journey'],
  mobile: true,
  roles: {
    N: {
      id: 'donkey',
      part: 'needy',
      name: { en: 'Barley', fr: 'Trèfle' },
      introduction: { en: 'who is thirty today', fr: 'qui a trente ans aujourd’hui' },
      introductionAtFour: { en: 'whose party it is', fr: 'dont c’est la fête' },
      sex: 'male',
      character: { kind: 'animal', species: 'donkey', marks: 'none', scale: 1.2, coat: '#9a948c' },
    },
    A: {
      id: 'goat',
      part: 'comic',
      name: { en: 'the goat', fr: 'la chèvre' },
      introduction: { en: 'who is in charge of the banner', fr: 'qui s’occupe de la banderole' },
      introductionAtFour: { en: 'who keeps the secret', fr: 'qui garde le secret' },
      sex: 'female',
      character: { kind: 'animal', species: 'goat', marks: 'none', scale: 1.4, coat: '#e8e2d6' },
    },
    G: {
      id: 'path_snail',
      part: 'other',
      name: { en: 'the snail', fr: 'l’escargot' },
      introduction: { en: 'who is no good at time', fr: 'qui n’est pas doué pour le temps' },
      sex: 'male',
      character: { kind: 'animal', species: 'snail', marks: 'none', scale: 1.3 },
    },
    K: {
      id: 'yard_sheep',
      part: 'other',
      name: { en: 'the sheep', fr: 'le mouton' },
      introduction: { en: 'who looks at the sky', fr: 'qui regarde le ciel' },
      sex: 'male',
      character: { kind: 'animal', species: 'sheep', marks: 'none', scale: 1.35 },
    },
  },
  plants: [
    { id: 'bell', thing: 'bell', ofBand: { '0-4': { 'turn tell': RINGING, 'turn why': RINGING } } },
    {
      id: 'scarf',
      thing: 'scarf',
      ofBand: {
        '0-4': { 'turn tell': SCARFED, 'turn why': SCARFED, restore: SCARFED },
        '5-8': SHOWN,
        '9-14': SHOWN,
      },
    },
    { id: 'own', from: 'trait', kinds: ['collection', 'garment', 'object'] },
  ],
  tries: [
    {
      id: 'stone',
      cause: 'wrong_guess',
      at: 'farm',
      shot: 'wide',
      mood: 'funny',
      who: { H: 'point/happy', F: 'walk/worried', N: 'pull/proud' },
      things: ['stone'],
      looks: { N: 'stone', H: 'far', F: 'N' },
    },
    {
      id: 'hide',
      cause: 'hiding',
      at: 'farm',
      shot: 'low',
      mood: 'funny',
      who: { H: 'run/happy', F: 'run/happy' },
      things: ['hidden_donkey'],
      holds: { H: 'lantern' },
    },
    {
      id: 'blurt',
      cause: 'helper_flaw',
      at: 'farm',
      shot: 'medium',
      mood: 'funny',
      who: { F: 'talk/surprised', H: 'run/worried', N: 'listen/sad' },
      things: ['well'],
      looks: { F: 'N', N: 'F', H: 'F' },
    },
  ],
  turns: {
    tell: {
      at: 'mountain_path',
      shot: 'medium',
      mood: 'tender',
      who: { H: 'talk/tender', F: 'sit/tender', N: 'sit/surprised' },
      things: ['suitcase'],
      places: { N: 'suitcase' },
      looks: { N: 'H', F: 'N' },
      wears: { N: 'straw_hat' },
      time: 'dusk',
    },
    why: {
      at: 'mountain_path',
      shot: 'medium',
      mood: 'tender',
      who: { H: 'talk/curious', F: 'sit/tender', N: 'sit/surprised' },
      things: ['suitcase'],
      places: { N: 'suitcase' },
      looks: { N: 'H', F: 'N' },
      wears: { N: 'straw_hat' },
      time: 'dusk',
    },
  },
  scenes: {
    cover: {
      at: 'farm',
      shot: 'wide',
      mood: 'funny',
      who: { H: 'whisper/giggling', F: 'whisper/giggling', N: 'stand/curious' },
      things: ['bunting'],
    },
    lack: {
      at: 'farm',
      shot: 'wide',
      mood: 'funny',
      who: {
        H: 'whistle/shy',
        F: 'stand/surprised',
        N: 'listen/worried',
        A: 'look_far/shy',
        K: 'look_far/shy',
      },
      looks: { H: 'away', F: 'away', A: 'away', K: 'away', N: 'A' },
      crowd: ['duck'],
    },
    way: {
      at: 'garden_gate',
      shot: 'wide',
      mood: 'sad',
      who: { H: 'hold/worried', F: 'search/worried' },
      looks: { H: 'flower_pot', F: 'flower_pot' },
      holds: { H: 'paper' },
      things: ['flower_pot'],
      time: 'golden',
    },
    road: {
      at: 'mountain_path',
      shot: 'wide',
      mood: 'calm',
      who: { H: 'look/curious', F: 'look/worried', G: 'talk/calm' },
      looks: { H: 'G', F: 'G', G: 'H' },
      things: ['sign'],
      time: 'golden',
    },
    quiet: {
      at: 'barn',
      shot: 'medium',
      mood: 'cozy',
      who: { H: 'whisper/happy', F: 'whisper/giggling', A: 'stand/happy' },
      looks: { H: 'door', F: 'door', A: 'door' },
      things: [CARROT_CAKE, { thing: 'lantern', count: 5, at: 'hanging', state: 'empty' }],
      crowd: ['duck', 'sheep'],
      time: 'night',
    },
    strand: {
      at: 'farm',
      shot: 'medium',
      mood: 'funny',
      who: { A: 'eat/shy', H: 'look/surprised', F: 'look/surprised' },
      things: [{ thing: 'bunting', state: 'broken', at: 'grass' }],
    },
    insight: {
      at: 'mountain_path',
      shot: 'tiny',
      mood: 'sad',
      who: { H: 'point/sad', F: 'look/worried' },
      things: [{ thing: 'dark_barn', at: 'below' }],
      looks: { H: 'dark_barn', F: 'dark_barn' },
      time: 'dusk',
    },
    restore: {
      at: 'barn',
      shot: 'wide',
      mood: 'joy',
      who: { H: 'cheer/joy', F: 'cheer/joy', N: 'stand/surprised', A: 'stand/joy' },
      things: [
        CARROT_CAKE,
        'table',
        { thing: 'bunting', state: 'open', at: 'far' },
        { thing: 'lantern', count: 5, at: 'hanging', state: 'glowing' },
      ],
      crowd: ['sheep', 'duck'],
      time: 'night',
      looks: { N: 'viewer', F: 'N', A: 'N' },
    },
  },
  shapes: {
    8: [['try1', 'try2', 'way']],
    10: [['try1', 'try2', 'try3', 'way', 'road']],
    12: [
      ['try1', 'strand', 'try2', 'try3', 'quiet', 'way', 'road'],
      ['strand', 'try1', 'try2', 'try3', 'quiet', 'way', 'road'],
    ],
  },
  closes: ['celebration', 'friends'],
  canon: [
    {
      kind: 'friend',
      id: 'donkey',
      text: {
        en: 'a donkey who is very good at being surprised',
        fr: 'un âne qui sait très bien faire l’étonné',
      },
    },
  ],
  pictures,
  ownLines,
  bands: { '0-4': band0to4, '5-8': band5to8, '9-14': band9to14 },
}
