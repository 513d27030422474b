import type { Casting } from '#bank/authoring'
import { band0to4 } from './band-0-4'
import { band5to8 } from './band-5-8'
import { band9to14 } from './band-9-14'

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
        scale: 0.6,
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
    { id: 'umbrella', thing: 'umbrella' },
    { id: 'dandelion', thing: 'dandelion' },
    { id: 'own', from: 'trait', kinds: ['collection', 'garment', 'object'] },
  ],
  tries: [
    {
      id: 'pull',
      cause: 'force',
      at: 'big_oak',
      shot: 'medium',
      mood: 'funny',
      who: { H: 'pull/determined', F: 'pull/determined', N: 'perch/surprised' },
      looks: { H: 'N', F: 'N' },
      things: ['leaf'],
    },
    {
      id: 'sheep',
      cause: 'lure',
      at: 'big_oak',
      shot: 'wide',
      mood: 'funny',
      who: { H: 'point/happy', F: 'stand/happy', N: 'perch/scared' },
      things: ['acorn'],
      crowd: ['sheep', 'sheep', 'sheep'],
    },
    {
      id: 'blow',
      cause: 'noise',
      at: 'big_oak',
      shot: 'medium',
      mood: 'funny',
      who: { H: 'shout/determined', F: 'shout/determined', N: 'perch/scared' },
      things: ['leaf', 'hat'],
    },
  ],
  turns: {
    whistle: {
      at: 'tree_top',
      shot: 'close',
      mood: 'tender',
      who: { H: 'whistle/calm', F: 'sit/awe', N: 'float/awe' },
      things: ['music_notes'],
    },
    still: {
      at: 'tree_top',
      shot: 'close',
      mood: 'calm',
      who: { H: 'sit/calm', F: 'sit/calm', N: 'float/calm' },
    },
    why: {
      at: 'tree_top',
      shot: 'close',
      mood: 'funny',
      who: { H: 'talk/curious', F: 'sit/awe', N: 'float/thinking' },
    },
  },
  scenes: {
    cover: {
      at: 'big_oak',
      shot: 'low',
      mood: 'wonder',
      who: { H: 'look_far/awe', F: 'look_far/curious', N: 'perch/sad' },
    },
    lack: {
      at: 'big_oak',
      shot: 'wide',
      mood: 'sad',
      who: { H: 'look/surprised', F: 'stand/worried', N: 'perch/crying', A: 'perch/cross' },
      things: ['nest'],
    },
    way: {
      at: 'big_oak',
      shot: 'low',
      mood: 'wonder',
      who: { H: 'climb/determined', F: 'climb/worried', B: 'sit/thinking', N: 'perch/sad' },
      things: ['acorn'],
      secret: 'hat',
      adds: ['at(top)'],
    },
    road: {
      at: 'lantern_clearing',
      shot: 'high',
      mood: 'wonder',
      who: { H: 'kneel/thinking', F: 'look/curious' },
      things: [{ thing: 'flower', count: 5 }],
    },
    quiet: {
      at: 'tree_top',
      shot: 'wide',
      mood: 'calm',
      who: { H: 'eat/calm', F: 'eat/calm', N: 'look_far/sad' },
      things: ['bread'],
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
      shot: 'close',
      mood: 'tender',
      who: { H: 'sit/thinking', F: 'sit/calm', N: 'perch/scared' },
    },
    restore: {
      at: 'lantern_clearing',
      shot: 'wide',
      mood: 'joy',
      who: { H: 'wave/joy', F: 'wave/joy', N: 'fly/joy' },
      things: [{ thing: 'flower', count: 4 }],
      weather: 'rain',
    },
  },
  shapes: {
    8: [['home', 'lack', 'try1', 'try2', 'way', 'insight', 'turn', 'restore']],
  },
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
  bands: { '0-4': band0to4, '5-8': band5to8, '9-14': band9to14 },
}
