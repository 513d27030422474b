import type { Casting } from '#bank/authoring'
import { band0to4 } from './band-0-4'
import { band5to8 } from './band-5-8'
import { band9to14 } from './band-9-14'

/** Insight: he is full of laughing, and scared of the noise it will make. */
export const notLaughingCup: Casting = {
  id: 'not-laughing-cup',
  kernel: 'contest',
  settings: ['magical_kingdom'],
  eras: ['past', 'today'],
  time: 'day',
  waits: true,
  mobile: true,
  roles: {
    V: {
      id: 'baron',
      part: 'villain',
      name: {
        en: 'Grumbold',
        fr: 'Grumbold',
      },
      introduction: {
        en: 'who has won fourteen times',
        fr: 'qui a gagné quatorze fois',
      },
      sex: 'male',
      character: {
        kind: 'human',
        sex: 'male',
        age: 52,
        skin: 1.5,
        hair: 'side_part',
        hairColor: 'dark_brown',
        eyes: 'brown',
        freckles: false,
        glasses: 'none',
        hearingAid: false,
        wheelchair: false,
        beard: 'moustache',
        outfit: 'coat',
        colors: ['#3f4a6b', '#d9a934', '#33333d'],
        accent: '#d8473a',
      },
    },
  },
  plants: [
    {
      id: 'potato',
      thing: 'potato',
    },
    {
      id: 'slipper',
      thing: 'cushion',
    },
    {
      id: 'own',
      from: 'trait',
      kinds: ['collection', 'garment', 'object'],
    },
  ],
  tries: [
    {
      id: 'faces',
      cause: 'pride',
      at: 'throne_room',
      shot: 'close',
      mood: 'funny',
      who: {
        H: 'pull_face/giggling',
        F: 'pull_face/giggling',
        V: 'sit/cross',
      },
      things: ['mirror', 'table'],
    },
    {
      id: 'joke',
      cause: 'helper_flaw',
      at: 'throne_room',
      shot: 'wide',
      mood: 'funny',
      who: {
        H: 'stand/curious',
        F: 'talk/surprised',
        V: 'sit/cross',
      },
      things: ['chair'],
    },
    {
      id: 'feather',
      cause: 'force',
      at: 'throne_room',
      shot: 'close',
      mood: 'funny',
      who: {
        H: 'reach/determined',
        F: 'reach/determined',
        V: 'stand/cross',
      },
      things: ['feather', 'helmet'],
    },
  ],
  turns: {
    whistle: {
      at: 'throne_room',
      shot: 'close',
      mood: 'funny',
      who: {
        H: 'whistle/giggling',
        F: 'laugh/joy',
        V: 'laugh/surprised',
      },
      things: ['table', 'cup'],
    },
    why: {
      at: 'throne_room',
      shot: 'close',
      mood: 'funny',
      who: {
        H: 'talk/thinking',
        F: 'laugh/joy',
        V: 'laugh/surprised',
      },
      things: ['table', 'cup'],
    },
  },
  scenes: {
    cover: {
      at: 'throne_room',
      shot: 'wide',
      mood: 'wonder',
      who: {
        H: 'stand/determined',
        F: 'stand/proud',
        V: 'sit/proud',
      },
      things: ['cup', 'table'],
    },
    lack: {
      at: 'throne_room',
      shot: 'wide',
      mood: 'funny',
      who: {
        H: 'stand/determined',
        F: 'stand/proud',
        V: 'sit/proud',
      },
      things: ['cup', 'table'],
    },
    way: {
      at: 'kitchen',
      shot: 'wide',
      mood: 'calm',
      who: {
        H: 'walk/curious',
        F: 'eat/joy',
      },
      things: ['soup_pot'],
      secret: 'ribbon',
    },
    road: {
      at: 'tower_room',
      shot: 'medium',
      mood: 'wonder',
      who: {
        H: 'look/thinking',
        F: 'look/surprised',
      },
      things: ['pillow', 'cup'],
    },
    quiet: {
      at: 'castle_gate',
      shot: 'wide',
      mood: 'calm',
      who: {
        H: 'sit/thinking',
        F: 'sit/calm',
      },
      things: ['banner'],
    },
    strand: {
      at: 'castle_gate',
      shot: 'medium',
      mood: 'funny',
      who: {
        H: 'listen/curious',
        F: 'listen/curious',
      },
      things: ['umbrella'],
    },
    insight: {
      at: 'throne_room',
      shot: 'close',
      mood: 'tender',
      who: {
        H: 'think/thinking',
        F: 'sit/calm',
        V: 'sit/worried',
      },
      things: ['table', 'cup'],
    },
    restore: {
      at: 'throne_room',
      shot: 'wide',
      mood: 'joy',
      who: {
        H: 'laugh/joy',
        F: 'laugh/joy',
        V: 'laugh/joy',
      },
      things: ['cup'],
    },
  },
  closes: ['celebration'],
  shapes: {
    8: [['home', 'lack', 'try1', 'try2', 'way', 'insight', 'turn', 'restore']],
  },
  canon: [
    {
      kind: 'friend',
      id: 'baron',
      text: {
        en: 'a baron with the silliest laugh in the kingdom',
        fr: 'un baron au rire le plus bête du royaume',
      },
    },
    {
      kind: 'keepsake',
      id: 'laughing_cup',
      text: {
        en: 'the cup for the best laugh',
        fr: 'la coupe du plus beau rire',
      },
    },
  ],
  bands: { '0-4': band0to4, '5-8': band5to8, '9-14': band9to14 },
}
