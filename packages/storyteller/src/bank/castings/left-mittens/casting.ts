import type { Casting } from '#bank/authoring'
import { band0to4 } from './band-0-4'
import { band5to8 } from './band-5-8'
import { band9to14 } from './band-9-14'

/** Insight: it is not the mittens she is keeping warm. */
export const leftMittens: Casting = {
  id: 'left-mittens',
  kernel: 'keeper',
  settings: ['school', 'city'],
  eras: ['past', 'today'],
  time: 'day',
  weather: 'snow',
  hungry: true,
  mobile: true,
  roles: {
    V: {
      id: 'goose',
      part: 'villain',
      name: {
        en: 'Augusta',
        fr: 'Augusta',
      },
      introduction: {
        en: 'who never stands up',
        fr: 'qui ne se lève jamais',
      },
      sex: 'female',
      character: {
        kind: 'animal',
        species: 'goose',
        marks: 'none',
        scale: 0.8,
        coat: '#9aa0a8',
      },
    },
  },
  plants: [
    {
      id: 'scarf',
      thing: 'scarf',
    },
    {
      id: 'bear',
      thing: 'pillow',
    },
    {
      id: 'own',
      from: 'trait',
      kinds: ['collection', 'garment', 'object'],
    },
  ],
  tries: [
    {
      id: 'dog',
      cause: 'wrong_guess',
      at: 'school_yard',
      shot: 'medium',
      mood: 'funny',
      who: {
        H: 'point/proud',
        F: 'stand/proud',
      },
      crowd: ['dog'],
    },
    {
      id: 'trap',
      cause: 'clever',
      at: 'corridor',
      shot: 'medium',
      mood: 'funny',
      who: {
        H: 'crouch/curious',
        F: 'crouch/curious',
      },
      things: ['mitten', 'bell', 'rope'],
    },
    {
      id: 'rights',
      cause: 'lure',
      at: 'science_room',
      shot: 'medium',
      mood: 'funny',
      who: {
        H: 'give/curious',
        F: 'stand/scared',
        V: 'shout/cross',
      },
      things: ['mitten'],
      needs: ['at(boiler)'],
      adds: ['met(V)'],
    },
  ],
  turns: {
    still: {
      at: 'science_room',
      shot: 'close',
      mood: 'tender',
      who: {
        H: 'sit/calm',
        F: 'hold/happy',
        V: 'eat/happy',
      },
      things: ['nest', 'bread'],
    },
    why: {
      at: 'science_room',
      shot: 'medium',
      mood: 'tender',
      who: { H: 'talk/curious', F: 'kneel/tender', V: 'sit/worried' },
      things: ['nest', 'bread'],
    },
    notice: {
      at: 'science_room',
      shot: 'close',
      mood: 'tender',
      who: {
        H: 'look/awe',
        F: 'look/awe',
        V: 'look/worried',
      },
      things: ['egg', 'nest'],
    },
  },
  scenes: {
    cover: {
      at: 'corridor',
      shot: 'wide',
      mood: 'wonder',
      who: {
        H: 'hold/surprised',
        F: 'stand/worried',
      },
      things: ['mitten', { thing: 'mitten_row', state: 'empty' }],
    },
    lack: {
      at: 'corridor',
      shot: 'medium',
      mood: 'funny',
      who: {
        H: 'hold/surprised',
        F: 'stand/worried',
      },
      things: [{ thing: 'mitten_row', state: 'empty' }, 'mitten'],
    },
    way: {
      at: 'school_yard',
      shot: 'wide',
      mood: 'calm',
      who: {
        H: 'walk/curious',
        F: 'walk/worried',
      },
      things: ['mitten', 'footprints'],
      secret: 'feather',
      adds: ['at(boiler)'],
    },
    road: {
      at: 'school_yard',
      shot: 'high',
      mood: 'wonder',
      who: {
        H: 'crouch/thinking',
        F: 'point/curious',
      },
      things: ['footprints'],
      weather: 'snow',
    },
    quiet: {
      at: 'corridor',
      shot: 'wide',
      mood: 'calm',
      who: {
        H: 'walk/thinking',
        F: 'walk/calm',
      },
      things: [{ thing: 'mitten_row', state: 'empty' }],
    },
    strand: {
      at: 'corridor',
      shot: 'medium',
      mood: 'funny',
      who: {
        H: 'talk/curious',
        F: 'listen/curious',
      },
      things: ['mitten'],
    },
    insight: {
      at: 'science_room',
      shot: 'medium',
      mood: 'tender',
      who: {
        H: 'kneel/thinking',
        F: 'crouch/calm',
        V: 'sit/sleepy',
      },
      things: ['nest', 'mitten'],
    },
    restore: {
      at: 'school_yard',
      shot: 'wide',
      mood: 'joy',
      who: {
        H: 'walk/joy',
        F: 'walk/joy',
        V: 'walk/proud',
      },
      things: ['mitten_row'],
      crowd: ['duck', 'duck', 'duck'],
    },
  },
  shapes: {
    8: [['home', 'lack', 'try1', 'way', 'try2', 'insight', 'turn', 'restore']],
  },
  canon: [
    {
      kind: 'friend',
      id: 'goose',
      text: {
        en: 'a grey goose and her five young ones',
        fr: 'une oie grise et ses cinq petits',
      },
    },
  ],
  bands: { '0-4': band0to4, '5-8': band5to8, '9-14': band9to14 },
}
