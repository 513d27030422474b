import type { Character, Human } from '@luciole/contract/character'
import type { SceneBrief, SceneBriefInput } from '@luciole/contract/scene-brief'
import { sceneBriefSchema } from '@luciole/contract/scene-brief'

const child = (change: Partial<Human>): Human => ({
  kind: 'human',
  sex: 'female',
  age: 6,
  skin: 4,
  hair: 'puffs',
  hairColor: 'black',
  eyes: 'brown',
  freckles: false,
  glasses: 'none',
  hearingAid: false,
  wheelchair: false,
  beard: 'none',
  outfit: 'raincoat',
  colors: ['#eeb82c', '#324e73', '#d33b36'],
  accent: '#d33b36',
  ...change,
})

/** Children and companions that contact sheets and checks are cast from. */
export const KIDS: Record<string, Human> = {
  nina: child({}),
  tom: child({
    sex: 'male',
    age: 8,
    skin: 0.4,
    hair: 'short',
    hairColor: 'ginger',
    eyes: 'blue',
    freckles: true,
    glasses: 'round',
    outfit: 'hoodie',
    colors: ['#359b75', '#3a4763', '#eb881f'],
    accent: '#eb881f',
  }),
  mei: child({
    age: 5,
    skin: 1.6,
    hair: 'bob',
    hairColor: 'black',
    eyes: 'dark',
    outfit: 'dress',
    colors: ['#d15b60', '#f7efe0', '#4a5a86'],
    accent: '#f2c24a',
  }),
  sami: child({
    sex: 'male',
    age: 7,
    skin: 3.2,
    hair: 'curly',
    hairColor: 'dark_brown',
    eyes: 'hazel',
    outfit: 'dungarees',
    colors: ['#386695', '#f2e4cf', '#d33b36'],
    accent: '#386695',
  }),
  awa: child({
    age: 10,
    skin: 5.6,
    hair: 'braids',
    hairColor: 'black',
    eyes: 'dark',
    wheelchair: true,
    outfit: 'jumper',
    colors: ['#7f5fb0', '#33415c', '#f2c24a'],
    accent: '#f2c24a',
  }),
  lou: child({
    sex: 'male',
    age: 3,
    skin: 0.9,
    hair: 'wisp',
    hairColor: 'blond',
    eyes: 'green',
    outfit: 'overalls',
    colors: ['#e28d4f', '#285f78', '#f7efe0'],
    accent: '#285f78',
  }),
}
const animal = (
  species: 'fox' | 'hedgehog' | 'mouse' | 'bear' | 'cat' | 'owl' | 'rabbit',
  scale = 1,
): Character => ({ kind: 'animal', species, marks: 'none', scale })
export const FRIENDS: Record<string, Character> = {
  fox: animal('fox'),
  hedgehog: animal('hedgehog'),
  mouse: animal('mouse'),
  dragon: { kind: 'magical_creature', species: 'dragon', marks: 'none', scale: 0.8 },
  bear: animal('bear'),
  cat: animal('cat'),
  lovey: { kind: 'lovey', species: 'rabbit', coat: '#e8a9b4', marks: 'patch', scale: 1 },
}
const grownUp = child({
  age: 34,
  skin: 4,
  hair: 'bun',
  outfit: 'cardigan',
  colors: ['#0e726e', '#f0dfc0', '#c9785a'],
  accent: '#c9785a',
})

export interface SampleBook {
  name: string
  cast: Record<string, Character>
  briefs: readonly SceneBrief[]
}

const brief = (input: SceneBriefInput): SceneBrief => sceneBriefSchema.parse(input) as SceneBrief

/** Twelve pages of one evening in the forest and home again. */
const forestPages: readonly SceneBriefInput[] = [
  {
    page: 1,
    setting: 'elsewhere',
    location: 'garden_gate',
    time: 'dusk',
    shot: 'wide',
    mood: 'wonder',
    cast: [
      { id: 'hero', action: 'walk', feeling: 'curious', looksAt: 'friend' },
      { id: 'friend', action: 'walk', feeling: 'happy', near: 'hero' },
    ],
    focus: 'friend',
  },
  {
    page: 2,
    setting: 'forest',
    location: 'lantern_clearing',
    time: 'night',
    mood: 'wonder',
    cast: [
      { id: 'hero', action: 'hold', feeling: 'awe', holds: 'lantern', looksAt: 'friend' },
      { id: 'friend', action: 'sit', feeling: 'curious', looksAt: 'hero' },
    ],
    focus: 'friend',
  },
  {
    page: 3,
    setting: 'forest',
    location: 'lantern_clearing',
    time: 'night',
    mood: 'tender',
    cast: [
      { id: 'hero', action: 'talk', feeling: 'happy', looksAt: 'friend' },
      { id: 'friend', action: 'listen', feeling: 'curious', looksAt: 'hero' },
    ],
    focus: 'hero',
  },
  {
    page: 4,
    setting: 'forest',
    location: 'big_oak',
    time: 'night',
    mood: 'cozy',
    shot: 'medium',
    cast: [
      { id: 'hero', action: 'point', feeling: 'surprised', looksAt: 'owl' },
      { id: 'owl', action: 'perch', feeling: 'sleepy', at: 'branch', looksAt: 'hero' },
      { id: 'friend', action: 'stand', feeling: 'awe', near: 'hero', looksAt: 'owl' },
    ],
    focus: 'owl',
  },
  {
    page: 5,
    setting: 'forest',
    location: 'stream',
    time: 'night',
    mood: 'tense',
    shot: 'wide',
    cast: [
      { id: 'hero', action: 'tiptoe', feeling: 'determined', at: 'stone' },
      { id: 'friend', action: 'stand', feeling: 'worried', looksAt: 'hero' },
    ],
    objects: [{ id: 'glint', thing: 'spoon', role: 'support', at: 'glint', state: 'glowing' }],
    focus: 'hero',
  },
  {
    page: 6,
    setting: 'forest',
    location: 'stream',
    time: 'night',
    mood: 'sad',
    weather: 'rain',
    cast: [
      { id: 'hero', action: 'kneel', feeling: 'sad', looksAt: 'friend' },
      { id: 'friend', action: 'sit', feeling: 'tender', near: 'hero', looksAt: 'hero' },
    ],
    focus: 'hero',
  },
  {
    page: 7,
    setting: 'forest',
    location: 'tree_top',
    time: 'night',
    mood: 'wonder',
    cast: [
      { id: 'hero', action: 'sit', feeling: 'happy', at: 'ground', looksAt: 'owl' },
      { id: 'owl', action: 'sing', feeling: 'joy', at: 'nest', looksAt: 'hero' },
    ],
    focus: 'owl',
  },
  {
    page: 8,
    setting: 'forest',
    location: 'mushroom_ring',
    time: 'night',
    mood: 'funny',
    cast: [
      { id: 'hero', action: 'dance', feeling: 'joy' },
      { id: 'friend', action: 'dance', feeling: 'joy', looksAt: 'hero' },
    ],
    crowd: ['squirrel', 'mole', 'mouse'],
    focus: 'hero',
  },
  {
    page: 9,
    setting: 'forest',
    location: 'hollow_tree',
    time: 'dawn',
    mood: 'tender',
    shot: 'close',
    cast: [
      { id: 'hero', action: 'stand', feeling: 'tender', pair: { with: 'friend', type: 'hug' } },
      { id: 'friend', action: 'stand', feeling: 'tender' },
    ],
    focus: 'hero',
  },
  {
    page: 10,
    setting: 'forest',
    location: 'big_oak',
    time: 'dawn',
    mood: 'joy',
    shot: 'tiny',
    cast: [
      { id: 'hero', action: 'wave', feeling: 'happy', looksAt: 'far' },
      { id: 'friend', action: 'sit', feeling: 'calm', near: 'hero' },
    ],
    focus: 'hero',
  },
  {
    page: 11,
    setting: 'elsewhere',
    location: 'garden_gate',
    time: 'day',
    mood: 'joy',
    cast: [
      { id: 'hero', action: 'walk', feeling: 'happy', pair: { with: 'mum', type: 'hold_hands' } },
      { id: 'mum', action: 'walk', feeling: 'happy' },
      { id: 'friend', action: 'walk', feeling: 'happy', near: 'hero' },
    ],
    focus: 'hero',
  },
  {
    page: 12,
    setting: 'elsewhere',
    location: 'bedroom',
    time: 'night',
    mood: 'cozy',
    cast: [
      { id: 'hero', action: 'sit', feeling: 'sleepy', looksAt: 'mum' },
      { id: 'mum', action: 'read', feeling: 'tender', holds: 'book', looksAt: 'hero' },
      { id: 'lovey', action: 'sit', feeling: 'calm', attach: { to: 'hero', where: 'arms' } },
    ],
    focus: 'hero',
  },
]

export const forestBook = (kid: keyof typeof KIDS | string, friend: string): SampleBook => ({
  name: `${kid}-${friend}`,
  cast: {
    hero: KIDS[kid] ?? child({}),
    friend: FRIENDS[friend] ?? animal('fox'),
    owl: animal('owl'),
    mum: { ...grownUp, skin: KIDS[kid]?.skin ?? 4 },
    lovey: FRIENDS['lovey'] as Character,
  },
  briefs: forestPages.map(brief),
})
