import type { Character, Creature, Human } from '@luciole/contract/character'
import type { SceneBriefInput } from '@luciole/contract/scene-brief'
import { KIDS } from './sample-cast'

type Brief = Partial<SceneBriefInput> & Pick<SceneBriefInput, 'location' | 'cast'>
export interface AppPicture {
  id: string
  cast: Record<string, Character>
  brief: Brief
}

const kid = (name: string): Human => {
  const found = KIDS[name]
  if (!found) throw new Error(`No sample kid is called ${name}`)
  return found
}
const nina = kid('nina')
const tom = kid('tom')
const mei = kid('mei')
const sami = kid('sami')
const like = (human: Human, change: Partial<Human>): Human => ({ ...human, ...change })
const grown = (human: Human, change: Partial<Human>): Human => ({ ...human, age: 35, ...change })
const dad = grown(tom, {
  hair: 'side_part',
  hairColor: 'dark_brown',
  beard: 'short',
  outfit: 'shirt',
  glasses: 'none',
  freckles: false,
})
const mom = grown(mei, { hair: 'long', hairColor: 'chestnut', outfit: 'cardigan', skin: 1.4 })
const creature = (
  kind: Creature['kind'],
  species: Creature['species'],
  change: Partial<Creature> = {},
): Creature => ({ kind, species, marks: 'none', scale: 1, ...change })
const fox = creature('animal', 'fox')
const hedgehog = creature('animal', 'hedgehog')
const dragon = creature('magical_creature', 'dragon')
const unicorn = creature('magical_creature', 'unicorn')
const rabbitLovey = creature('lovey', 'rabbit', { coat: '#e9a5b4', belly: '#fbeee6' })
const owl = creature('animal', 'owl')
const bear = creature('animal', 'bear')
const robot = creature('magical_creature', 'robot')

const alone = (
  id: string,
  character: Character,
  brief: Omit<Brief, 'cast'> & Partial<Pick<Brief, 'cast'>>,
): AppPicture => ({
  id,
  cast: { hero: character },
  brief: { shot: 'close', cast: [{ id: 'hero', looksAt: 'viewer' }], ...brief },
})
const pair = (id: string, cast: Record<string, Character>, brief: Brief): AppPicture => ({
  id,
  cast,
  brief,
})
const place = (
  id: string,
  location: Brief['location'],
  change: Partial<Brief> = {},
): AppPicture => ({
  id,
  cast: {},
  brief: { location, shot: 'wide', cast: [], ...change },
})

/** Every answer of the wizard and every kind of companion, drawn by the hand that draws the books. */
export const APP_PICTURES: readonly AppPicture[] = [
  alone('hero-type-boy', tom, { location: 'park', time: 'day' }),
  alone('hero-type-girl', nina, { location: 'garden', time: 'golden' }),
  alone('hero-type-animal', fox, { location: 'lantern_clearing', time: 'night' }),
  alone('hero-type-magical_creature', dragon, { location: 'castle_meadow', time: 'golden' }),
  alone('hero-age-0-4', like(mei, { age: 2.5 }), {
    location: 'bedroom',
    shot: 'medium',
    time: 'day',
  }),
  alone('hero-age-5-9', sami, { location: 'garden', shot: 'medium', time: 'day' }),
  alone('hero-age-10-14', like(nina, { age: 12, hair: 'braids', outfit: 'tracksuit' }), {
    location: 'park',
    shot: 'medium',
    time: 'day',
  }),

  place('setting-location-magical_kingdom', 'castle_meadow', { time: 'golden' }),
  place('setting-location-forest', 'lantern_clearing', { time: 'night' }),
  place('setting-location-under_sea', 'reef', { time: 'day' }),
  place('setting-location-space', 'ring_planet', { time: 'night' }),
  place('setting-location-city', 'street', { time: 'dusk' }),
  place('setting-location-school', 'school_yard', { time: 'day' }),
  place('setting-location-elsewhere', 'mountain_path', { time: 'golden' }),
  place('setting-location-surprise', 'garden_gate', { time: 'dusk' }),
  place('setting-time-today', 'park', { time: 'day', era: 'today' }),
  place('setting-time-past', 'village_market', { time: 'golden', era: 'past' }),
  place('setting-time-future', 'rooftop', { time: 'dusk', era: 'future' }),

  alone('theme-adventure_exploration', sami, {
    location: 'mountain_path',
    shot: 'medium',
    cast: [{ id: 'hero', action: 'look_far', feeling: 'determined', holds: 'map' }],
  }),
  pair(
    'theme-friendship_teamwork',
    { hero: nina, friend: tom },
    {
      location: 'garden',
      time: 'golden',
      cast: [
        { id: 'hero', feeling: 'joy', looksAt: 'friend' },
        {
          id: 'friend',
          feeling: 'joy',
          looksAt: 'hero',
          pair: { with: 'hero', type: 'high_five' },
        },
      ],
    },
  ),
  alone('theme-magic_fantasy', unicorn, {
    location: 'crystal_cave',
    time: 'night',
    shot: 'medium',
  }),
  alone('theme-mystery_puzzles', tom, {
    location: 'school_library',
    shot: 'medium',
    cast: [{ id: 'hero', action: 'search', feeling: 'curious', holds: 'magnifier' }],
  }),
  pair(
    'theme-helping_others_kindness',
    { hero: mei, friend: hedgehog },
    {
      location: 'big_oak',
      time: 'golden',
      mood: 'tender',
      cast: [
        { id: 'hero', action: 'kneel', feeling: 'tender', looksAt: 'friend' },
        { id: 'friend', action: 'sit', feeling: 'shy', looksAt: 'hero' },
      ],
    },
  ),
  alone('theme-funny_silly', creature('magical_creature', 'monster'), {
    location: 'kitchen',
    shot: 'medium',
    mood: 'funny',
    cast: [{ id: 'hero', action: 'dance', feeling: 'giggling' }],
  }),

  alone('hero-talent-yes', nina, {
    location: 'stage_hall',
    shot: 'medium',
    cast: [{ id: 'hero', action: 'whistle', feeling: 'proud' }],
    objects: [{ id: 'notes', thing: 'music_notes', near: 'hero' }],
  }),
  alone('hero-talent-no', tom, {
    location: 'bedroom',
    shot: 'medium',
    cast: [{ id: 'hero', action: 'shrug', feeling: 'shy' }],
  }),
  alone('companion-another_kid', sami, { location: 'school_yard', shot: 'medium' }),
  alone('companion-no', nina, {
    location: 'mountain_path',
    shot: 'wide',
    time: 'golden',
    cast: [{ id: 'hero', action: 'walk', feeling: 'determined' }],
  }),
  alone('companion-sex-male', { ...fox, accent: '#4b86c4' }, { location: 'garden', time: 'day' }),
  alone(
    'companion-sex-female',
    { ...owl, accent: '#d15b60' },
    { location: 'big_oak', time: 'dusk' },
  ),

  alone('challenge-solve_mystery', sami, {
    location: 'museum',
    shot: 'medium',
    time: 'dusk',
    cast: [{ id: 'hero', action: 'tiptoe', feeling: 'curious', holds: 'lantern' }],
  }),
  alone('challenge-find_something', mei, {
    location: 'beach',
    shot: 'medium',
    cast: [{ id: 'hero', action: 'dig', feeling: 'curious' }],
    objects: [{ id: 'chest', thing: 'treasure_chest', role: 'focal', near: 'hero' }],
  }),
  pair(
    'challenge-help_someone',
    { hero: nina, friend: bear },
    {
      location: 'stream',
      cast: [
        { id: 'hero', action: 'reach', feeling: 'tender', looksAt: 'friend' },
        { id: 'friend', action: 'sit', feeling: 'sad', looksAt: 'hero' },
      ],
    },
  ),
  alone('challenge-save_the_world', tom, {
    location: 'rooftop',
    shot: 'low',
    time: 'dusk',
    cast: [{ id: 'hero', action: 'stand', feeling: 'determined', wears: 'cape' }],
  }),
  alone('challenge-win_something', sami, {
    location: 'playground',
    shot: 'medium',
    cast: [{ id: 'hero', action: 'cheer', feeling: 'joy', holds: 'medal' }],
  }),
  alone('challenge-journey', nina, {
    location: 'ship_deck',
    shot: 'medium',
    time: 'golden',
    cast: [{ id: 'hero', action: 'look_far', feeling: 'awe' }],
  }),
  alone(
    'villain-yes',
    creature('magical_creature', 'dragon', { coat: '#7a4a8e', belly: '#cfa7c8' }),
    {
      location: 'castle_gate',
      time: 'night',
      shot: 'medium',
      mood: 'tense',
      cast: [{ id: 'hero', action: 'stand', feeling: 'cross' }],
    },
  ),
  pair(
    'villain-no',
    { hero: mei, friend: rabbitLovey },
    {
      location: 'garden',
      shot: 'medium',
      cast: [
        { id: 'hero', action: 'sit', feeling: 'happy', looksAt: 'friend' },
        { id: 'friend', action: 'sit', feeling: 'happy', looksAt: 'hero' },
      ],
    },
  ),
  pair(
    'ending-celebration',
    { hero: nina, friend: fox },
    {
      location: 'village_market',
      time: 'dusk',
      cast: [
        { id: 'hero', action: 'dance', feeling: 'joy' },
        { id: 'friend', action: 'cheer', feeling: 'joy' },
      ],
      objects: [{ id: 'cake', thing: 'cake', role: 'focal', near: 'hero' }],
    },
  ),
  alone('ending-fame', tom, {
    location: 'stage_hall',
    shot: 'medium',
    cast: [{ id: 'hero', action: 'bow', feeling: 'proud', wears: 'crown' }],
  }),
  alone('ending-learning', sami, {
    location: 'school_library',
    shot: 'medium',
    cast: [{ id: 'hero', action: 'read', feeling: 'awe', holds: 'book' }],
  }),
  pair(
    'ending-friends',
    { hero: mei, friend: robot },
    {
      location: 'park',
      time: 'golden',
      cast: [
        { id: 'hero', action: 'walk', feeling: 'happy', looksAt: 'friend' },
        { id: 'friend', action: 'walk', feeling: 'happy', looksAt: 'hero' },
      ],
    },
  ),

  pair(
    'companion-lovey',
    { hero: mei, friend: { ...rabbitLovey, scale: 1.5 } },
    {
      location: 'bedroom',
      shot: 'close',
      time: 'night',
      mood: 'cozy',
      cast: [
        { id: 'hero', action: 'sit', feeling: 'tender', looksAt: 'friend' },
        { id: 'friend', attach: { to: 'hero', where: 'arms' } },
      ],
    },
  ),
  alone('companion-boy', like(sami, { hair: 'crop' }), { location: 'playground' }),
  alone('companion-girl', like(mei, { hair: 'ponytail', outfit: 'jumper' }), {
    location: 'garden',
  }),
  alone('companion-animal', creature('animal', 'cat'), { location: 'living_room', time: 'day' }),
  alone('companion-magical_creature', unicorn, { location: 'castle_meadow', time: 'dawn' }),
  alone('companion-dad', dad, { location: 'kitchen', time: 'day' }),
  alone('companion-mom', mom, { location: 'living_room', time: 'day' }),
]
