import type { Casting } from '#bank/authoring'
import { band0to4 } from './band-0-4'
import { band5to8 } from './band-5-8'
import { band9to14 } from './band-9-14'
import { ownLines } from './own-lines'
import { pictures } from './pictures'

const ON_THE_DESK = { 'turn draw': { onto: 'table' }, 'turn why': { onto: 'table' } } as const

/** Insight: he always looks at the last box first, the one nobody ever fills in. */
export const lastBox: Casting = {
  id: 'last-box',
  kernel: 'gatekeeper',
  settings: ['space'],
  eras: ['today', 'future'],
  time: 'night',
  themes: [
    'adventure_exploration',
    'funny_silly',
    'mystery_puzzles',
    'friendship_teamwork',
    'helping_others_kindness',
  ],
  fromAge: 2,
  mobile: false,
  roles: {
    V: {
      id: 'inspector',
      part: 'villain',
      name: { en: 'Zeno', fr: 'Zénon' },
      introduction: {
        en: 'who stamps NO on everything',
        fr: 'qui tamponne NON sur tout',
      },
      sex: 'male',
      character: {
        kind: 'magical_creature',
        species: 'robot',
        marks: 'none',
        scale: 1.2,
        coat: '#7d8fa8',
      },
    },
    N: {
      id: 'small_alien',
      part: 'needy',
      name: { en: 'the small green person', fr: 'le petit bonhomme vert' },
      introduction: {
        en: 'who has been waiting in the queue since he was smaller',
        fr: 'qui fait la queue depuis qu’il est tout petit',
      },
      introductionAtFour: { en: 'who wants to go home', fr: 'qui veut rentrer chez lui' },
      sex: 'male',
      character: {
        kind: 'magical_creature',
        species: 'monster',
        marks: 'none',
        scale: 0.6,
        coat: '#7fce6a',
      },
    },
    A: {
      id: 'space_snail',
      part: 'comic',
      name: { en: 'the old snail', fr: 'le vieil escargot' },
      introduction: { en: 'who is next', fr: 'dont c’est le tour' },
      sex: 'male',
      character: { kind: 'animal', species: 'snail', marks: 'none', scale: 1.4, coat: '#c9a27a' },
    },
  },
  plants: [
    {
      id: 'apple',
      thing: 'apple',
      pictures: { 'turn draw': { holds: { V: 'apple' } }, 'turn why': { holds: { V: 'apple' } } },
    },
    {
      id: 'own',
      from: 'trait',
      kinds: ['collection', 'garment', 'object'],
      ofBand: {
        // The scarf sticks out of the box that walks.
        '0-4': { 'try box': { isInside: true } },
        '5-8': ON_THE_DESK,
        '9-14': ON_THE_DESK,
      },
    },
  ],
  tries: [
    {
      id: 'form',
      cause: 'rules',
      at: 'asteroid_path',
      shot: 'medium',
      mood: 'funny',
      who: { H: 'draw/determined', F: 'look/happy', V: 'hold/cross' },
      holds: { V: 'stamp', H: 'pencil' },
      looks: { F: 'form', H: 'form', V: 'H' },
      things: ['form', 'table', 'stamp', 'pencil'],
    },
    {
      id: 'box',
      cause: 'hiding',
      at: 'asteroid_path',
      shot: 'medium',
      mood: 'funny',
      who: { H: 'tiptoe/giggling', F: 'tiptoe/giggling', V: 'hold/cross' },
      holds: { V: 'stamp' },
      looks: { V: 'H' },
      wears: { H: 'carton', F: 'carton' },
      things: ['stamp'],
    },
    {
      id: 'uniform',
      cause: 'pride',
      at: 'asteroid_path',
      shot: 'medium',
      mood: 'funny',
      who: { H: 'point/proud', F: 'stand/proud', V: 'bow/surprised' },
      looks: { H: 'V', V: 'H' },
      things: ['table', 'stamp'],
      wears: { H: 'top_hat' },
    },
  ],
  turns: {
    draw: {
      at: 'asteroid_path',
      shot: 'medium',
      mood: 'tender',
      who: { H: 'talk/happy', F: 'sit/happy', V: 'look/surprised' },
      looks: { V: 'form', F: 'V' },
      things: [
        { thing: 'form', state: 'glowing' },
        { thing: 'table', near: 'inspector' },
      ],
    },
    why: {
      at: 'asteroid_path',
      shot: 'medium',
      mood: 'tender',
      who: { H: 'talk/tender', F: 'sit/happy', V: 'look/surprised' },
      looks: { V: 'form', F: 'V' },
      things: [
        { thing: 'form', state: 'open' },
        { thing: 'table', near: 'inspector' },
      ],
    },
  },
  scenes: {
    cover: {
      at: 'asteroid_path',
      shot: 'medium',
      mood: 'wonder',
      who: { H: 'look/curious', F: 'look/worried', V: 'hold/cross', N: 'stand/shy' },
      holds: { V: 'stamp' },
      looks: { H: 'V', V: 'H' },
      things: ['table', 'form', 'stamp'],
    },
    lack: {
      at: 'asteroid_path',
      shot: 'medium',
      mood: 'funny',
      who: { H: 'look/surprised', F: 'look/worried', V: 'hold/cross', N: 'talk/sad' },
      holds: { V: 'stamp' },
      looks: { H: 'V', V: 'N', N: 'V' },
      things: ['table', 'form', 'stamp'],
      crowd: ['monster', 'snail'],
    },
    way: {
      at: 'asteroid_path',
      shot: 'medium',
      mood: 'funny',
      who: { H: 'talk/curious', F: 'listen/curious', A: 'talk/calm' },
      looks: { H: 'A', F: 'A', A: 'H' },
      things: [{ thing: 'form', near: 'space_snail' }],
      crowd: ['monster', 'frog', 'turtle'],
    },
    road: {
      at: 'station_window',
      shot: 'medium',
      mood: 'wonder',
      who: { H: 'read/surprised', F: 'look/curious' },
      holds: { H: 'form' },
      looks: { F: 'form' },
      things: ['form', { thing: 'cardboard_box', count: 5 }, { thing: 'paper', count: 3 }],
    },
    quiet: {
      at: 'asteroid_path',
      shot: 'wide',
      mood: 'calm',
      who: { H: 'sit/calm', F: 'sit/calm', V: 'look_far/sad' },
      looks: { V: 'away', H: 'V', F: 'V' },
      things: [{ thing: 'table', near: 'inspector' }, 'stamp', { thing: 'rocket', at: 'sky' }],
    },
    strand: {
      at: 'asteroid_path',
      shot: 'close',
      mood: 'funny',
      who: { H: 'look/curious', F: 'look/giggling', N: 'hold/shy' },
      holds: { N: 'egg_jar' },
      looks: { H: 'egg_jar', F: 'egg_jar' },
      things: ['egg_jar'],
    },
    insight: {
      at: 'asteroid_path',
      shot: 'medium',
      mood: 'wonder',
      who: { H: 'look/surprised', F: 'look/calm', V: 'hold/sad' },
      holds: { V: 'form' },
      looks: { H: 'V', F: 'V', V: 'H' },
      places: { H: 'suitcase' },
      things: ['form', 'suitcase'],
    },
    restore: {
      at: 'asteroid_path',
      shot: 'medium',
      mood: 'joy',
      who: { H: 'wave/joy', F: 'cheer/joy', V: 'hold/joy', N: 'run/joy', A: 'walk/happy' },
      holds: { V: 'stamp' },
      looks: { N: 'away', V: 'A' },
      things: ['stamp', { thing: 'table', near: 'inspector' }, { thing: 'paper', count: 3 }],
    },
  },
  shapes: {
    8: [['try1', 'try2', 'way']],
    12: [
      ['try1', 'strand', 'try2', 'way', 'road', 'try3', 'quiet'],
      ['try1', 'try2', 'strand', 'way', 'road', 'try3', 'quiet'],
    ],
  },
  canon: [
    {
      kind: 'friend',
      id: 'inspector',
      text: {
        en: 'an inspector of the sky who is fine, thank you',
        fr: 'un inspecteur du ciel qui va bien, merci',
      },
    },
    {
      kind: 'place',
      id: 'sky_desk',
      text: { en: 'a desk between two stars', fr: 'un bureau entre deux étoiles' },
    },
  ],
  pictures,
  ownLines,
  bands: { '0-4': band0to4, '5-8': band5to8, '9-14': band9to14 },
}
