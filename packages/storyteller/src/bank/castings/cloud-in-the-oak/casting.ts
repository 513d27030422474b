import type { Casting } from '#bank/authoring'
import { band0to4 } from './band-0-4'
import { band5to8 } from './band-5-8'
import { band9to14 } from './band-9-14'
import { ownLines } from './own-lines'
import { pictures } from './pictures'

/** As far as one arm can reach. */
const HELD_OUT = {
  'turn whistle': { who: { H: 'give/calm', F: 'sit/awe', N: 'float/awe' } },
  'turn still': { who: { H: 'give/calm', F: 'sit/calm', N: 'float/calm' } },
  'turn why': { who: { H: 'give/curious', F: 'sit/awe', N: 'float/thinking' } },
} as const

/** Insight: the tree isn't holding you, you're holding the tree. */
export const cloudInTheOak: Casting = {
  id: 'cloud-in-the-oak',
  kernel: 'not_stuck',
  settings: ['forest', 'elsewhere'],
  eras: ['past', 'today', 'future'],
  time: 'day',
  mobile: true,
  roles: {
    N: {
      id: 'little_cloud',
      part: 'needy',
      name: { en: 'the little cloud', fr: 'le petit nuage' },
      introduction: {
        en: 'who is supposed to be up, and is not',
        fr: 'qui devrait être en haut, et qui n’y est pas',
      },
      sex: 'male',
      character: {
        kind: 'living_thing',
        species: 'monster',
        thing: 'cloud',
        marks: 'none',
        scale: 0.8,
      },
    },
    A: {
      id: 'blackbird',
      part: 'comic',
      name: { en: 'the blackbird', fr: 'le merle' },
      introduction: {
        en: 'whose nest is getting wet',
        fr: 'dont le nid prend l’eau',
      },
      sex: 'male',
      character: { kind: 'animal', species: 'bird', marks: 'none', scale: 0.8, coat: '#33323c' },
    },
    B: {
      id: 'squirrel',
      part: 'other',
      name: { en: 'the squirrel', fr: 'l’écureuil' },
      introduction: { en: 'who is one nut short', fr: 'à qui il manque une noisette' },
      sex: 'male',
      character: { kind: 'animal', species: 'squirrel', marks: 'none', scale: 0.8 },
    },
  },
  plants: [
    {
      id: 'umbrella',
      thing: 'umbrella',
      rises: true,
      pictures: { home: { who: { H: 'reach/happy', F: 'sit/happy' } } },
    },
    {
      id: 'dandelion',
      thing: 'dandelion',
      pictures: {
        'turn whistle': { holds: { H: 'dandelion' } },
        'turn still': { holds: { H: 'dandelion' } },
        'turn why': { holds: { H: 'dandelion' } },
      },
    },
    {
      id: 'own',
      from: 'trait',
      kinds: ['collection', 'garment', 'object'],
      keeper: 'N',
      ofBand: {
        '0-4': {
          'turn whistle': { who: { H: 'whistle/calm', F: 'sit/awe', N: 'hold/awe' } },
          'turn still': { who: { H: 'sit/calm', F: 'sit/calm', N: 'hold/calm' } },
          'turn why': { who: { H: 'talk/curious', F: 'sit/awe', N: 'hold/thinking' } },
        },
        '5-8': HELD_OUT,
        '9-14': HELD_OUT,
      },
    },
  ],
  tries: [
    {
      id: 'pull',
      cause: 'force',
      at: 'big_oak',
      shot: 'medium',
      mood: 'funny',
      who: { H: 'pull/determined', F: 'pull/determined', N: 'perch/surprised' },
      looks: { H: 'N', F: 'H' },
      places: { N: 'branch', F: 'H' },
    },
    {
      id: 'sheep',
      cause: 'lure',
      at: 'big_oak',
      shot: 'wide',
      mood: 'funny',
      who: { H: 'point/happy', F: 'stand/happy', N: 'perch/scared' },
      looks: { H: 'far', F: 'N' },
      places: { N: 'high_branch' },
      crowd: ['sheep', 'sheep', 'sheep'],
    },
    {
      id: 'blow',
      cause: 'noise',
      at: 'big_oak',
      shot: 'medium',
      mood: 'funny',
      who: { H: 'shout/surprised', F: 'shout/surprised', N: 'perch/scared' },
      things: [
        { thing: 'leaf', count: 3, at: 'sky' },
        { thing: 'hat', at: 'sky' },
      ],
      looks: { H: 'N', F: 'N' },
      places: { N: 'high_branch' },
    },
  ],
  turns: {
    whistle: {
      at: 'tree_top',
      shot: 'medium',
      mood: 'tender',
      who: { H: 'whistle/calm', F: 'sit/awe', N: 'float/awe' },
      places: { N: 'aloft' },
      things: ['music_notes'],
    },
    still: {
      at: 'tree_top',
      shot: 'medium',
      mood: 'calm',
      who: { H: 'sit/calm', F: 'sit/calm', N: 'float/calm' },
      places: { N: 'aloft' },
    },
    why: {
      at: 'tree_top',
      shot: 'medium',
      mood: 'funny',
      who: { H: 'talk/curious', F: 'sit/awe', N: 'float/thinking' },
      places: { N: 'aloft' },
    },
  },
  scenes: {
    cover: {
      at: 'big_oak',
      shot: 'low',
      mood: 'wonder',
      who: { H: 'look/awe', F: 'look/curious', N: 'perch/sad' },
      looks: { H: 'N', F: 'N' },
      places: { N: 'high_branch' },
    },
    lack: {
      at: 'big_oak',
      shot: 'wide',
      mood: 'sad',
      who: { H: 'look/surprised', F: 'stand/worried', N: 'perch/crying', A: 'perch/cross' },
      things: [{ thing: 'nest', at: 'low_branch' }],
      looks: { H: 'N', F: 'N', A: 'N' },
      places: { N: 'high_branch', A: 'branch' },
    },
    way: {
      at: 'big_oak',
      shot: 'tiny',
      mood: 'wonder',
      who: { H: 'reach/determined', F: 'climb/worried', B: 'sit/thinking', N: 'perch/sad' },
      things: [{ thing: 'acorn', at: 'grass' }],
      looks: { H: 'N', F: 'N' },
      places: { H: 'branch', F: 'trunk', N: 'high_branch' },
      adds: ['at(top)'],
    },
    road: {
      at: 'lantern_clearing',
      shot: 'high',
      mood: 'wonder',
      who: { H: 'kneel/thinking', F: 'look/curious' },
      things: ['cloud_print'],
      looks: { H: 'cloud_print', F: 'cloud_print' },
    },
    quiet: {
      at: 'tree_top',
      shot: 'medium',
      mood: 'calm',
      who: { H: 'eat/calm', F: 'eat/calm', N: 'look_far/sad' },
      things: [{ thing: 'cloud', count: 3, at: 'sky' }, 'bread'],
      holds: { H: 'bread' },
      places: { N: 'branch' },
    },
    strand: {
      at: 'big_oak',
      shot: 'medium',
      mood: 'funny',
      who: { B: 'talk/cross', H: 'listen/curious', F: 'search/curious' },
      things: ['acorn'],
    },
    insight: {
      at: 'tree_top',
      shot: 'medium',
      mood: 'tender',
      who: { H: 'sit/thinking', F: 'sit/calm', N: 'perch/scared' },
      looks: { H: 'N', F: 'N', N: 'H' },
      places: { N: 'branch' },
    },
    restore: {
      at: 'lantern_clearing',
      shot: 'wide',
      mood: 'joy',
      who: { H: 'wave/joy', F: 'wave/joy', N: 'fly/joy' },
      things: [{ thing: 'flower', count: 4 }],
      looks: { H: 'N', F: 'N' },
      places: { N: 'hanging' },
      weather: 'rain',
    },
  },
  shapes: {
    8: [['try1', 'try2', 'way']],
    12: [
      ['try1', 'strand', 'try2', 'way', 'road', 'quiet', 'try3'],
      ['strand', 'try1', 'try2', 'way', 'road', 'try3', 'quiet'],
    ],
  },
  pictures,
  canon: [
    {
      kind: 'friend',
      id: 'little_cloud',
      text: {
        en: 'a small cloud who can do a whale, and a shoe',
        fr: 'un petit nuage qui sait faire la baleine, et la chaussure',
      },
    },
  ],
  ownLines,
  bands: { '0-4': band0to4, '5-8': band5to8, '9-14': band9to14 },
}
