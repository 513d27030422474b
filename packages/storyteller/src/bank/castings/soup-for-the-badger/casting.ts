import type { Casting } from '#bank/authoring'
import { band0to4 } from './band-0-4'
import { band5to8 } from './band-5-8'
import { band9to14 } from './band-9-14'

/** Insight: everything that was in the soup comes from round here. */
export const soupForTheBadger: Casting = {
  id: 'soup-for-the-badger',
  kernel: 'delivery',
  settings: ['forest', 'elsewhere'],
  eras: ['past', 'today'],
  time: 'golden',
  hungry: true,
  mobile: true,
  roles: {
    N: {
      id: 'old_badger',
      part: 'needy',
      name: {
        en: 'the badger',
        fr: 'le blaireau',
      },
      introduction: {
        en: 'who has a cold that moves furniture',
        fr: 'qui a un rhume à déplacer les meubles',
      },
      sex: 'male',
      character: {
        kind: 'animal',
        species: 'badger',
        marks: 'none',
        scale: 1.1,
      },
    },
  },
  plants: [
    {
      id: 'carrot',
      thing: 'carrot',
    },
    {
      id: 'bread',
      thing: 'bread',
    },
    {
      id: 'own',
      from: 'trait',
      kinds: ['collection', 'garment', 'object'],
    },
  ],
  tries: [
    {
      id: 'run',
      cause: 'hurry',
      at: 'lantern_clearing',
      shot: 'wide',
      mood: 'funny',
      who: {
        H: 'run/determined',
        F: 'run/determined',
      },
      things: ['soup_pot'],
    },
    {
      id: 'taste',
      cause: 'helper_flaw',
      at: 'mushroom_ring',
      shot: 'medium',
      mood: 'funny',
      who: {
        H: 'hold/surprised',
        F: 'eat/shy',
      },
      things: ['soup_pot', 'spoon'],
    },
    {
      id: 'give',
      cause: 'too_small',
      at: 'lantern_clearing',
      shot: 'wide',
      mood: 'funny',
      who: {
        H: 'give/tender',
        F: 'pour/tender',
      },
      things: ['bowl'],
      crowd: ['hare', 'mole'],
    },
  ],
  turns: {
    whistle: {
      at: 'hollow_tree',
      shot: 'wide',
      mood: 'joy',
      who: {
        H: 'whistle/joy',
        F: 'carry/joy',
      },
      things: ['soup_pot'],
    },
    notice: {
      at: 'hollow_tree',
      shot: 'medium',
      mood: 'joy',
      who: {
        H: 'search/joy',
        F: 'carry/joy',
      },
      things: ['soup_pot', 'mushroom'],
    },
    why: {
      at: 'hollow_tree',
      shot: 'medium',
      mood: 'joy',
      who: {
        H: 'talk/curious',
        F: 'listen/happy',
      },
      things: ['soup_pot'],
    },
  },
  scenes: {
    cover: {
      at: 'garden_gate',
      shot: 'wide',
      mood: 'wonder',
      who: {
        H: 'carry/proud',
        F: 'walk/happy',
      },
      things: ['soup_pot', 'basket'],
    },
    lack: {
      at: 'garden_gate',
      shot: 'wide',
      mood: 'calm',
      who: {
        H: 'carry/proud',
        F: 'walk/happy',
      },
      things: ['soup_pot', 'table'],
    },
    way: {
      at: 'stream',
      shot: 'wide',
      mood: 'calm',
      who: {
        H: 'walk/happy',
        F: 'walk/happy',
      },
      things: ['soup_pot'],
      secret: 'chair',
    },
    road: {
      at: 'garden',
      shot: 'medium',
      mood: 'calm',
      who: {
        H: 'talk/curious',
        F: 'carry/sleepy',
      },
      things: ['spoon', 'soup_pot'],
      crowd: ['rabbit'],
    },
    quiet: {
      at: 'mushroom_ring',
      shot: 'wide',
      mood: 'cozy',
      who: {
        H: 'sit/thinking',
        F: 'sit/calm',
      },
      things: ['soup_pot'],
    },
    strand: {
      at: 'mushroom_ring',
      shot: 'close',
      mood: 'funny',
      who: {
        H: 'crouch/curious',
        F: 'crouch/curious',
      },
      things: ['chair', 'mushroom'],
      crowd: ['mouse', 'mouse'],
    },
    insight: {
      at: 'hollow_tree',
      shot: 'close',
      mood: 'tender',
      who: {
        H: 'look/sad',
        F: 'sit/calm',
      },
      things: [{ thing: 'soup_pot', state: 'empty' }, 'sun'],
    },
    restore: {
      at: 'tree_room',
      shot: 'medium',
      mood: 'joy',
      who: {
        H: 'sit/joy',
        F: 'eat/joy',
        N: 'drink/joy',
      },
      things: ['soup_pot', { thing: 'bowl', count: 5 }, 'bed'],
      crowd: ['hare', 'mole'],
    },
  },
  closes: ['celebration', 'friends'],
  shapes: {
    8: [
      ['home', 'lack', 'try1', 'way', 'try2', 'insight', 'turn', 'restore'],
      ['home', 'lack', 'way', 'try1', 'try2', 'insight', 'turn', 'restore'],
    ],
  },
  canon: [
    {
      kind: 'friend',
      id: 'old_badger',
      text: {
        en: 'an old badger who is much better',
        fr: 'un vieux blaireau qui va bien mieux',
      },
    },
  ],
  bands: { '0-4': band0to4, '5-8': band5to8, '9-14': band9to14 },
}
