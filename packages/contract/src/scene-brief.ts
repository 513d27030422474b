import * as z from 'zod/mini'
import { hex, ownWornSchema } from '#character'
import { CREATURE_IDS } from '#creatures'
import { THING_IDS } from '#things'

/** What a page's picture shows, in words the illustrator can draw. Language-free. */
export const SETTINGS = [
  'magical_kingdom',
  'forest',
  'under_sea',
  'space',
  'city',
  'school',
  'elsewhere',
] as const
export type Setting = (typeof SETTINGS)[number]

export const LOCATIONS = {
  magical_kingdom: [
    'castle_meadow',
    'castle_gate',
    'throne_room',
    'tower_room',
    'crystal_cave',
    'village_market',
    'dragon_hill',
    'guarded_bridge',
  ],
  forest: [
    'lantern_clearing',
    'stream',
    'big_oak',
    'hollow_tree',
    'tree_room',
    'mushroom_ring',
    'tree_top',
    'cave_mouth',
    'forest_bridge',
  ],
  under_sea: ['reef', 'kelp_forest', 'sunken_ship', 'sea_castle', 'abyss', 'beach'],
  space: [
    'rocket_inside',
    'moon_surface',
    'ring_planet',
    'station_window',
    'asteroid_path',
    'alien_market',
  ],
  city: ['street', 'park', 'rooftop', 'bakery', 'museum', 'playground', 'harbour'],
  school: ['classroom', 'school_yard', 'school_library', 'stage_hall', 'corridor', 'science_room'],
  elsewhere: [
    'bedroom',
    'kitchen',
    'living_room',
    'garden',
    'garden_gate',
    'snow_hill',
    'desert',
    'farm',
    'barn',
    'ship_deck',
    'mountain_path',
  ],
} as const satisfies Record<Setting, readonly string[]>
export type LocationId = (typeof LOCATIONS)[Setting][number]
export const LOCATION_IDS = Object.values(LOCATIONS).flat() as [LocationId, ...LocationId[]]

export const ERAS = ['past', 'today', 'future'] as const
export const TIMES = ['dawn', 'day', 'golden', 'dusk', 'night'] as const
export const WEATHERS = ['clear', 'cloudy', 'rain', 'snow', 'fog', 'storm'] as const
export const MOODS = ['calm', 'joy', 'wonder', 'tense', 'sad', 'cozy', 'funny', 'tender'] as const
export const SHOTS = ['wide', 'medium', 'close', 'tiny', 'low', 'high'] as const
export const TEXT_ZONES = ['none', 'top', 'bottom', 'left', 'right'] as const
export type Era = (typeof ERAS)[number]
export type TimeOfDay = (typeof TIMES)[number]
export type Weather = (typeof WEATHERS)[number]
export type Mood = (typeof MOODS)[number]
export type Shot = (typeof SHOTS)[number]

export const ACTIONS = [
  'stand',
  'walk',
  'run',
  'tiptoe',
  'jump',
  'dance',
  'climb',
  'crawl',
  'sit',
  'kneel',
  'crouch',
  'lie',
  'sleep',
  'fly',
  'swim',
  'float',
  'ride',
  'point',
  'wave',
  'reach',
  'hold',
  'carry',
  'give',
  'push',
  'pull',
  'throw',
  'dig',
  'draw',
  'read',
  'eat',
  'drink',
  'pour',
  'build',
  'play_music',
  'sing',
  'whistle',
  'shout',
  'whisper',
  'talk',
  'listen',
  'look',
  'look_far',
  'search',
  'think',
  'hide',
  'cheer',
  'laugh',
  'cry',
  'bow',
  'shrug',
  'cover_ears',
  'pull_face',
  'perch',
  'hush',
] as const
export type Action = (typeof ACTIONS)[number]

export const FEELINGS = [
  'calm',
  'happy',
  'joy',
  'giggling',
  'tender',
  'proud',
  'curious',
  'surprised',
  'awe',
  'thinking',
  'determined',
  'worried',
  'scared',
  'sad',
  'crying',
  'cross',
  'shy',
  'sleepy',
  'asleep',
] as const
export type Feeling = (typeof FEELINGS)[number]

export const PAIRS = [
  'hug',
  'hold_hands',
  'carry',
  'ride',
  'high_five',
  'share_book',
  'back_to_back',
  'whisper',
] as const
/**
 * What somebody may wear besides their own clothes, on head or shoulders, or from chin to knee; or what they
 * have got on them: water, flour.
 */
export const WORN = [
  'pyjamas',
  'space_helmet',
  'bubble_helmet',
  'cape',
  'crown',
  'hat',
  'three_hats',
  'all_hats',
  'hats_without',
  'cap',
  'seaweed',
  'leaves',
  'low_crown',
  'carton',
  'straw_hat',
  'top_hat',
  'woolly_hat',
  'boots',
  'muddy_boots',
  'coat',
  'mitten',
  'scarf',
  'three_scarves',
  'label',
  'apron',
  'wet',
  'flour',
  /** Light that comes over somebody, and over what lies about. */
  'gold',
  'kisses',
  /** On the tip of a trunk. */
  'paint',
  'glasses',
  'bowler',
  'tied_top_hat',
  /** A mayor's, whose hat is off. */
  'chain',
  'tied_straw_hat',
  'sunk_crown',
  'eggshell',
  'bump',
  'teapot',
  'gold_frame',
  'trophy',
  'flags',
] as const
export type Worn = (typeof WORN)[number]
/** Where a small companion rides on somebody else. */
export const ATTACHMENTS = ['pocket', 'shoulder', 'hand', 'head', 'arms'] as const

/** An id of this brief's cast or objects, or a direction. */
const target = z.string().check(z.maxLength(40))
export const characterIdSchema = z.string().check(z.regex(/^[a-z][a-z0-9_]{0,30}$/))

export const sceneActorSchema = z.object({
  id: characterIdSchema,
  action: z._default(z.enum(ACTIONS), 'stand'),
  feeling: z._default(z.enum(FEELINGS), 'happy'),
  /** Another actor, an object, 'viewer' or 'away'. */
  looksAt: z.optional(target),
  /** Whom, or what thing, a hand is on, or a nose. */
  touches: z.optional(characterIdSchema),
  /** Far up in the sky, small, behind everybody. */
  isFarOff: z.optional(z.boolean()),
  holds: z.optional(z.enum(THING_IDS)),
  attach: z.optional(z.object({ to: characterIdSchema, where: z.enum(ATTACHMENTS) })),
  pair: z.optional(z.object({ with: characterIdSchema, type: z.enum(PAIRS) })),
  /** A slot of the location, or a place relative to somebody. */
  at: z.optional(target),
  near: z.optional(target),
  dir: z.optional(z.enum(['left', 'right', 'front', 'back'])),
  /** An onlooker: drawn smaller and first to give way. */
  extra: z.optional(z.boolean()),
  /** Declared changes of clothes; everything else of a character is frozen. */
  wears: z.optional(z.enum(WORN)),
  /** A person's own scarf, over whatever they wear; 'none' once it is off, also with a coat. */
  scarf: ownWornSchema,
  /** One's own boots, under whatever is worn; 'none' once they are off: people go in socks then. */
  boots: ownWornSchema,
  /** A person's own coat over whatever they wear; 'none' once it is off. */
  coat: ownWornSchema,
})
export type SceneActor = z.infer<typeof sceneActorSchema>

export const sceneObjectSchema = z.object({
  id: target,
  thing: z.enum(THING_IDS),
  role: z._default(z.enum(['focal', 'support']), 'support'),
  state: z.optional(z.enum(['whole', 'open', 'broken', 'glowing', 'empty', 'full'])),
  count: z.optional(z.number().check(z.minimum(1), z.maximum(9))),
  /** Of what may be of any colour, as the family told it: a scarf, boots. */
  color: z.optional(hex),
  heldBy: z.optional(characterIdSchema),
  /** A place of the location, or 'sky'. */
  at: z.optional(target),
  near: z.optional(target),
})
export type SceneObject = z.infer<typeof sceneObjectSchema>

export const sceneBriefSchema = z.object({
  page: z.number(),
  setting: z.enum(SETTINGS),
  location: z.enum(LOCATION_IDS),
  era: z._default(z.enum(ERAS), 'today'),
  time: z._default(z.enum(TIMES), 'day'),
  weather: z._default(z.enum(WEATHERS), 'clear'),
  mood: z._default(z.enum(MOODS), 'calm'),
  shot: z._default(z.enum(SHOTS), 'medium'),
  textZone: z._default(z.enum(TEXT_ZONES), 'none'),
  cast: z.array(sceneActorSchema),
  objects: z._default(z.array(sceneObjectSchema), []),
  /** Shelves and tables have nothing on them, and the harbour and a ship's deck no sea. */
  isBare: z.optional(z.boolean()),
  /** All that is here was made for a giant. */
  isGiants: z.optional(z.boolean()),
  /** Onlookers with no name: drawn from the creature list. */
  crowd: z._default(z.array(z.enum(CREATURE_IDS)), []),
  /** The actor or object the eye must find first. */
  focus: z.optional(target),
})
export type SceneBrief = z.infer<typeof sceneBriefSchema>
export type SceneBriefInput = z.input<typeof sceneBriefSchema>
