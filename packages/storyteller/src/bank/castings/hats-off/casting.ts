import type { Casting, Scene } from '#bank/authoring'
import { band0to4 } from './band-0-4'
import { band5to8 } from './band-5-8'
import { band9to14 } from './band-9-14'
import { ownLines } from './own-lines'
import { pictures } from './pictures'

/** Nose to nose in the middle of the road, while the roofs are still up. */
const ANSWERED: Scene = {
  at: 'street',
  shot: 'medium',
  mood: 'tender',
  who: { H: 'stand/happy', F: 'look/awe', N: 'float/awe' },
  looks: { H: 'N', F: 'N', N: 'H' },
  places: { F: 'H' },
  things: ['lifted_roof'],
}

/** Everybody runs; only one stands still, and hears it out. */
const RAN: Scene = {
  ...ANSWERED,
  who: { H: 'stand/happy', F: 'run/scared', A: 'run/scared', N: 'float/awe' },
  looks: { H: 'N', N: 'H', F: 'away', A: 'away' },
  places: {},
}

/** It has one of its own. */
const OWN_HAT = {
  who: { H: 'wave/happy', F: 'look/awe', N: 'float/joy' },
  things: ['lifted_roof', { thing: 'hat', at: 'sky' }],
} as const satisfies Partial<Scene>
const OWN_HAT_RAN = {
  ...OWN_HAT,
  who: { ...RAN.who, H: 'wave/happy', N: 'float/joy' },
} as const satisfies Partial<Scene>
/** The youngest hear of no roof there, and of no mayor. */
const NO_ROOF = {
  ...OWN_HAT,
  things: [{ thing: 'hat', at: 'sky' }],
} as const satisfies Partial<Scene>
const NO_ROOF_RAN = {
  ...NO_ROOF,
  who: { H: 'wave/happy', F: 'run/scared', B: 'run/scared', N: 'float/joy' },
} as const satisfies Partial<Scene>

/** Insight: one lifts a hat, and it means good morning; the wind has been saying it all week, and everybody ran. */
export const hatsOff: Casting = {
  id: 'hats-off',
  kernel: 'mystery',
  settings: ['city'],
  eras: ['past', 'today', 'future'],
  time: 'day',
  challenges: [
    'save_the_world',
    'solve_mystery',
    'win_something',
    'help_someone',
    'find_something',
  ],
  themes: [
    'funny_silly',
    'mystery_puzzles',
    'helping_others_kindness',
    'friendship_teamwork',
    'magic_fantasy',
  ],
  mobile: false,
  late: true,
  roles: {
    N: {
      id: 'polite_wind',
      part: 'needy',
      name: { en: 'the wind', fr: 'le vent' },
      introduction: { en: 'who came in on Monday', fr: 'qui est arrivé lundi' },
      sex: 'male',
      character: {
        kind: 'living_thing',
        species: 'monster',
        thing: 'gust',
        marks: 'none',
        scale: 0.7,
      },
    },
    A: {
      id: 'hatted_mayor',
      part: 'comic',
      name: { en: 'the Mayor', fr: 'le maire' },
      introduction: { en: 'who never lets go of his hat', fr: 'qui ne lâche jamais son chapeau' },
      sex: 'male',
      wears: 'top_hat',
      character: {
        kind: 'human',
        sex: 'male',
        age: 58,
        skin: 2,
        hair: 'bald',
        hairColor: 'grey',
        eyes: 'brown',
        freckles: false,
        glasses: 'none',
        hearingAid: false,
        wheelchair: false,
        beard: 'moustache',
        outfit: 'shirt',
        colors: ['#3f5d7d', '#2f3350', '#e8b440'],
        accent: '#e8b440',
      },
    },
    B: {
      id: 'greeting_gentleman',
      part: 'other',
      name: { en: 'Mr Morning', fr: 'Monsieur Bonjour' },
      introduction: {
        en: 'who says good morning to pigeons, in case',
        fr: 'qui dit bonjour aux pigeons, dans le doute',
      },
      introductionAtFour: { en: 'who says good morning', fr: 'qui dit bonjour' },
      sex: 'male',
      character: {
        kind: 'human',
        sex: 'male',
        age: 74,
        skin: 4,
        hair: 'short',
        hairColor: 'white',
        eyes: 'brown',
        freckles: false,
        glasses: 'round',
        hearingAid: false,
        wheelchair: false,
        beard: 'none',
        outfit: 'cardigan',
        colors: ['#8a5a6d', '#5b5048', '#e0a53c'],
        accent: '#e0a53c',
      },
    },
    K: {
      id: 'bonnet_baby',
      part: 'other',
      name: { en: 'the baby', fr: 'le bébé' },
      introduction: { en: 'who laughs', fr: 'qui rit' },
      sex: 'female',
      character: {
        kind: 'human',
        sex: 'female',
        age: 1,
        skin: 2.6,
        hair: 'curly',
        hairColor: 'blond',
        eyes: 'blue',
        freckles: false,
        glasses: 'none',
        hearingAid: false,
        wheelchair: false,
        beard: 'none',
        outfit: 'dungarees',
        colors: ['#e8a0b4', '#f5ecdc', '#7fb3c9'],
        accent: '#e8a0b4',
      },
    },
  },
  plants: [
    {
      id: 'hat',
      thing: 'hat',
      pictures: {
        home: { wears: { H: 'hat' } },
        'turn still': OWN_HAT_RAN,
        'turn listen': OWN_HAT_RAN,
        'turn why': OWN_HAT,
        restore: { things: ['bunting', 'pigeons', { thing: 'hat', at: 'sky' }] },
      },
      ofBand: {
        '0-4': { 'turn still': NO_ROOF_RAN, 'turn listen': NO_ROOF_RAN, 'turn why': NO_ROOF },
      },
    },
    { id: 'own', from: 'trait', kinds: ['collection', 'garment', 'object'], keeper: 'N' },
  ],
  tries: [
    {
      id: 'tie',
      cause: 'force',
      at: 'street',
      shot: 'medium',
      mood: 'funny',
      who: { A: 'float/scared', H: 'look/surprised', F: 'look/surprised', N: 'float/happy' },
      looks: { H: 'A', F: 'A', N: 'A' },
      places: { N: 'hanging' },
      wears: { A: 'tied_top_hat' },
    },
    {
      id: 'bait',
      cause: 'lure',
      at: 'street',
      shot: 'medium',
      mood: 'funny',
      who: { N: 'float/happy', K: 'sit/joy', H: 'hide/curious', F: 'hide/curious' },
      looks: { N: 'K', K: 'N', H: 'N', F: 'N' },
      places: { F: 'H' },
      holds: { H: 'net' },
      things: ['lone_hat', { thing: 'bonnet', at: 'sky' }],
    },
    {
      id: 'hide',
      cause: 'hiding',
      at: 'street',
      shot: 'medium',
      mood: 'tense',
      who: { N: 'float/determined', H: 'look/worried', F: 'look/scared' },
      looks: { N: 'lifted_roof', H: 'lifted_roof', F: 'lifted_roof' },
      places: { F: 'H' },
      things: [
        'lifted_roof',
        { thing: 'bucket', at: 'sky' },
        { thing: 'umbrella', state: 'open', at: 'sky' },
      ],
    },
  ],
  turns: { still: RAN, listen: RAN, why: ANSWERED },
  scenes: {
    cover: {
      at: 'street',
      shot: 'medium',
      mood: 'funny',
      who: { H: 'reach/surprised', F: 'look/surprised', N: 'float/happy' },
      looks: { H: 'N', F: 'N' },
      things: [
        { thing: 'bowler', at: 'sky' },
        { thing: 'woolly_hat', at: 'sky' },
      ],
    },
    home: {
      at: 'street',
      shot: 'medium',
      mood: 'joy',
      who: { H: 'walk/happy', F: 'walk/happy' },
      looks: { F: 'H' },
    },
    lack: {
      at: 'street',
      shot: 'medium',
      mood: 'funny',
      who: {
        B: 'reach/surprised',
        A: 'cover_ears/cross',
        H: 'look/surprised',
        F: 'look/surprised',
        N: 'float/happy',
      },
      looks: { B: 'bowler', A: 'N', H: 'N', F: 'N', N: 'bowler' },
      places: { N: 'hanging' },
      things: [{ thing: 'bowler', at: 'sky' }, 'pigeons'],
    },
    way: {
      at: 'rooftop',
      shot: 'tiny',
      mood: 'wonder',
      time: 'golden',
      who: { H: 'point/surprised', F: 'look/giggling' },
      looks: { H: 'chimney_hats', F: 'chimney_hats' },
      things: ['chimney_hats'],
    },
    road: {
      at: 'harbour',
      shot: 'medium',
      mood: 'tender',
      time: 'dusk',
      who: { N: 'float/shy', H: 'hide/curious', F: 'hide/curious' },
      looks: { N: 'leaf', H: 'N', F: 'N' },
      places: { F: 'H', N: 'left_side' },
      things: [{ thing: 'leaf', at: 'sky' }],
    },
    quiet: {
      at: 'harbour',
      shot: 'medium',
      mood: 'calm',
      time: 'dusk',
      who: { H: 'sit/thinking', F: 'sit/calm', N: 'float/happy' },
      looks: { H: 'N', F: 'N' },
      places: { N: 'offshore' },
      things: [{ thing: 'white_caps', at: 'offshore' }],
    },
    strand: {
      at: 'street',
      shot: 'medium',
      mood: 'tender',
      who: { B: 'talk/worried', H: 'listen/curious', F: 'look/surprised' },
      looks: { B: 'H', H: 'B', F: 'B' },
      places: { B: 'door' },
      things: [{ thing: 'door', state: 'open' }],
    },
    insight: {
      at: 'street',
      shot: 'medium',
      mood: 'wonder',
      who: { B: 'wave/happy', N: 'float/shy', H: 'point/surprised', F: 'look/surprised' },
      holds: { B: 'tea_cosy' },
      looks: { B: 'H', N: 'B', H: 'leaf', F: 'leaf' },
      things: [
        { thing: 'leaf', at: 'sky' },
        { thing: 'door', state: 'open' },
      ],
      places: { F: 'H', B: 'door' },
    },
    restore: {
      at: 'street',
      shot: 'medium',
      mood: 'joy',
      who: { A: 'bow/shy', N: 'float/joy', H: 'hold/proud', F: 'look/happy' },
      looks: { A: 'N', N: 'A', H: 'A', F: 'A' },
      holds: { H: 'trophy' },
      wears: { A: 'chain' },
      things: ['bunting', 'pigeons'],
    },
  },
  shapes: {
    8: [['try1', 'try2', 'way']],
    10: [
      ['try1', 'try2', 'way', 'try3', 'road'],
      ['try1', 'way', 'try2', 'try3', 'road'],
    ],
    12: [
      ['try1', 'strand', 'try2', 'way', 'try3', 'road', 'quiet'],
      ['try1', 'way', 'try2', 'strand', 'try3', 'road', 'quiet'],
    ],
  },
  closes: ['celebration', 'fame', 'friends'],
  canon: [
    {
      kind: 'friend',
      id: 'polite_wind',
      text: {
        en: 'a small round wind who says how do you do to everybody',
        fr: 'un petit vent tout rond qui dit bonjour à tout le monde',
      },
    },
  ],
  pictures,
  ownLines,
  bands: { '0-4': band0to4, '5-8': band5to8, '9-14': band9to14 },
}
