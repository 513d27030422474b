import type { Casting, Scene, SceneThing } from '#bank/authoring'
import { band0to4 } from './band-0-4'
import { band5to8 } from './band-5-8'
import { band9to14 } from './band-9-14'
import { ownLines } from './own-lines'
import { pictures } from './pictures'

/** Beside who says good night to it. */
const SUNFLOWER: SceneThing = { thing: 'potted_sunflower', near: 'snail_pupil' }
const LANTERN: SceneThing = { thing: 'lantern', near: 'snail_pupil' }
const COATS: SceneThing = { thing: 'coat_row', state: 'open', at: 'coats' }
/** They are under the coats, and their lamp looks out. */
const peeping = (thing: 'lantern' | 'potted_sunflower'): Partial<Scene> => ({
  things: [
    COATS,
    { thing, near: 'hero' },
  ],
})

/** Insight: he has never been late, because the clock waits for him. */
export const clockThatWaited: Casting = {
  id: 'clock-that-waited',
  kernel: 'mystery',
  settings: ['school'],
  eras: ['past', 'today', 'future'],
  time: 'day',
  waits: true,
  mobile: false,
  themes: [
    'mystery_puzzles',
    'funny_silly',
    'friendship_teamwork',
    'helping_others_kindness',
    'magic_fantasy',
  ],
  roles: {
    N: {
      id: 'snail_pupil',
      part: 'needy',
      name: { en: 'Leopold', fr: 'Léopold' },
      introduction: {
        en: 'who has never once been late',
        fr: 'qui n’est jamais en retard',
      },
      introductionAtFour: { en: 'who comes slowly', fr: 'qui vient lentement' },
      sex: 'male',
      character: { kind: 'animal', species: 'snail', marks: 'none', scale: 0.6 },
    },
    A: {
      id: 'school_clock',
      part: 'other',
      name: { en: 'the clock', fr: 'l’horloge' },
      introduction: { en: 'who looks at the ceiling', fr: 'qui regarde le plafond' },
      introductionAtFour: { en: 'who waits', fr: 'qui attend' },
      sex: 'female',
      character: {
        kind: 'living_thing',
        species: 'monster',
        thing: 'wall_clock',
        marks: 'none',
        scale: 1.6,
      },
    },
    B: {
      id: 'school_cook',
      part: 'comic',
      name: { en: 'Mrs Ladle', fr: 'madame Louche' },
      introduction: {
        en: 'who has made salad for twenty-two years',
        fr: 'qui fait de la salade depuis vingt-deux ans',
      },
      sex: 'female',
      character: {
        kind: 'human',
        sex: 'female',
        age: 58,
        skin: 4.2,
        hair: 'head_scarf',
        hairColor: 'grey',
        eyes: 'brown',
        freckles: false,
        glasses: 'round',
        hearingAid: false,
        wheelchair: false,
        beard: 'none',
        outfit: 'overalls',
        colors: ['#f3efe6', '#5b8f5a', '#33333d'],
        accent: '#d9a934',
      },
    },
    C: {
      id: 'caretaker_mole',
      part: 'doubter',
      name: { en: 'the caretaker', fr: 'le gardien' },
      introduction: { en: 'who winds the clock', fr: 'qui remonte l’horloge' },
      sex: 'male',
      character: { kind: 'animal', species: 'mole', marks: 'none', scale: 1.6 },
    },
  },
  plants: [
    {
      id: 'lantern',
      thing: 'lantern',
      pictures: {
        'turn tell': { things: [LANTERN], holds: {} },
        'turn why': { things: [LANTERN], holds: {} },
      },
      ofBand: { '0-4': { way: peeping('lantern') } },
    },
    {
      id: 'sunflower',
      thing: 'potted_sunflower',
      pictures: {
        'turn tell': { things: [SUNFLOWER] },
        'turn why': { things: [SUNFLOWER] },
        restore: { things: ['ball', SUNFLOWER] },
      },
      ofBand: { '0-4': { way: peeping('potted_sunflower') } },
    },
    { id: 'own', from: 'trait', kinds: ['collection', 'garment', 'object'] },
  ],
  tries: [
    {
      id: 'search',
      cause: 'wrong_guess',
      at: 'corridor',
      shot: 'medium',
      mood: 'funny',
      who: { H: 'search/determined', F: 'hold/curious' },
      things: ['lost_box', 'old_sandwich'],
      holds: { F: 'old_sandwich' },
      looks: { H: 'lost_box' },
    },
    {
      id: 'hands',
      cause: 'force',
      at: 'corridor',
      shot: 'wide',
      mood: 'funny',
      who: { C: 'reach/determined', H: 'point/surprised', F: 'look/surprised', A: 'perch/cross' },
      things: [{ thing: 'ladder', at: 'ladder' }],
      holds: { C: 'broom' },
      looks: { C: 'A', H: 'A', F: 'A' },
      places: { A: 'over_door', C: 'ladder_top' },
    },
    {
      id: 'faster',
      cause: 'hurry',
      at: 'school_yard',
      shot: 'wide',
      mood: 'funny',
      who: { H: 'run/determined', F: 'run/surprised', A: 'perch/worried' },
      things: [{ thing: 'ball', at: 'sky' }],
      places: { A: 'over_door' },
      crowd: ['rabbit', 'mouse'],
    },
  ],
  turns: {
    tell: {
      at: 'school_yard',
      shot: 'medium',
      mood: 'tender',
      who: { H: 'give/tender', F: 'listen/calm', N: 'listen/worried', A: 'perch/tender' },
      looks: { H: 'N', F: 'N', N: 'H' },
      places: { N: 'H', A: 'over_door' },
      time: 'dusk',
    },
    build: {
      at: 'school_yard',
      shot: 'medium',
      mood: 'tender',
      who: { H: 'kneel/tender', F: 'point/happy', N: 'look/curious' },
      things: ['tin_house'],
      looks: { F: 'tin_house', N: 'tin_house', H: 'tin_house' },
      places: { N: 'H' },
      time: 'dusk',
    },
    why: {
      at: 'school_yard',
      shot: 'medium',
      mood: 'tender',
      who: { H: 'give/curious', F: 'listen/calm', N: 'look/thinking', A: 'perch/tender' },
      looks: { H: 'N', F: 'N', N: 'H' },
      places: { N: 'H', A: 'over_door' },
      time: 'dusk',
    },
  },
  scenes: {
    cover: {
      at: 'corridor',
      shot: 'medium',
      mood: 'wonder',
      who: { H: 'look/curious', F: 'look/curious', A: 'perch/shy' },
      looks: { H: 'A', F: 'A' },
      places: { A: 'over_door' },
    },
    lack: {
      at: 'school_yard',
      shot: 'tiny',
      mood: 'sad',
      who: { H: 'reach/surprised', F: 'stand/worried', A: 'perch/shy' },
      things: ['ball'],
      looks: { H: 'A', F: 'A', A: 'away' },
      places: { A: 'over_door' },
      crowd: ['rabbit', 'mouse'],
    },
    way: {
      at: 'corridor',
      shot: 'wide',
      mood: 'tense',
      who: { H: 'crouch/curious', F: 'crouch/curious', A: 'perch/worried' },
      things: [COATS],
      looks: { H: 'A', F: 'A' },
      places: { A: 'over_door', H: 'coat_row', F: 'coat_row' },
      time: 'dawn',
    },
    road: {
      at: 'school_yard',
      shot: 'high',
      mood: 'wonder',
      who: { H: 'crouch/thinking', F: 'point/curious' },
      things: ['silver_trail', { thing: 'flower_pot', state: 'empty' }],
      looks: { H: 'flower_pot', F: 'flower_pot' },
      time: 'dawn',
    },
    quiet: {
      at: 'corridor',
      shot: 'wide',
      mood: 'calm',
      who: { H: 'sit/calm', F: 'sit/sleepy', A: 'perch/sad' },
      looks: { H: 'A', A: 'H' },
      places: { A: 'over_door' },
      time: 'dusk',
    },
    strand: {
      at: 'corridor',
      shot: 'medium',
      mood: 'funny',
      who: { B: 'hold/awe', H: 'look/curious', F: 'look/surprised' },
      things: ['holed_leaf'],
      holds: { B: 'holed_leaf' },
      looks: { H: 'holed_leaf', F: 'holed_leaf' },
    },
    insight: {
      at: 'corridor',
      shot: 'medium',
      mood: 'tender',
      who: { N: 'walk/proud', H: 'crouch/awe', F: 'crouch/surprised', A: 'perch/tender' },
      holds: { N: 'satchel' },
      looks: { H: 'N', F: 'N', A: 'N' },
      places: { A: 'over_door', H: 'N', F: 'H' },
      time: 'dawn',
    },
    restore: {
      at: 'school_yard',
      shot: 'wide',
      mood: 'joy',
      who: { N: 'cheer/proud', H: 'run/joy', F: 'run/joy', A: 'perch/happy' },
      things: ['ball'],
      looks: { A: 'N' },
      places: { A: 'over_door', N: 'door_step' },
    },
  },
  shapes: {
    8: [['try1', 'try2', 'way']],
    10: [
      ['try1', 'try2', 'road', 'try3', 'way'],
      ['try1', 'road', 'try2', 'try3', 'way'],
    ],
    12: [
      ['try1', 'strand', 'try2', 'road', 'try3', 'quiet', 'way'],
      ['strand', 'try1', 'try2', 'quiet', 'road', 'try3', 'way'],
    ],
  },
  canon: [
    {
      kind: 'friend',
      id: 'snail_pupil',
      text: {
        en: 'Leopold, who is always on time',
        fr: 'Léopold, qui est toujours à l’heure',
      },
    },
  ],
  pictures,
  ownLines,
  bands: { '0-4': band0to4, '5-8': band5to8, '9-14': band9to14 },
}
