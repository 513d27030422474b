import * as z from 'zod/mini'
import { sexSchema } from '#sex'
import { CREATURE_IDS } from '#creatures'
import { THING_IDS } from '#things'

/**
 * How somebody looks, in typed traits. It is frozen when a story is made, so that a hero never
 * changes face. Colours are sRGB hex; words are closed lists the illustrator can draw.
 */
export const HAIR_STYLES = [
  'bald',
  'wisp',
  'crop',
  'short',
  'side_part',
  'undercut',
  'bob',
  'fringe_bob',
  'long',
  'wavy',
  'long_curls',
  'pigtails',
  'ponytail',
  'braids',
  'cornrows',
  'locs',
  'bun',
  'top_knot',
  'curly',
  'puffs',
  'afro',
  'head_scarf',
] as const
export type HairStyle = (typeof HAIR_STYLES)[number]

export const HAIR_COLORS = {
  black: '#262432',
  dark_brown: '#4d3020',
  brown: '#70482b',
  chestnut: '#854324',
  auburn: '#a54a24',
  ginger: '#d8732b',
  dark_blond: '#bd985c',
  blond: '#e2c479',
  platinum: '#eae2c0',
  grey: '#a1a5ab',
  white: '#e9e7e2',
} as const
export const HAIR_COLOR_IDS = Object.keys(HAIR_COLORS) as HairColor[]
export type HairColor = keyof typeof HAIR_COLORS

export const EYE_COLORS = {
  dark: '#392316',
  brown: '#6e401e',
  hazel: '#876a29',
  green: '#58905a',
  blue: '#4086bd',
  grey: '#738292',
} as const
export const EYE_COLOR_IDS = Object.keys(EYE_COLORS) as EyeColor[]
export type EyeColor = keyof typeof EYE_COLORS

/** Seven named steps; `skin` is a continuous place between them, 0 the palest and 6 the darkest. */
export const SKIN_STEPS = [
  '#f0d9c7',
  '#edc9ae',
  '#dfb490',
  '#c9956b',
  '#a8724e',
  '#7b4e37',
  '#5e3b2c',
] as const

export const OUTFITS = [
  'raincoat',
  'dungarees',
  'dress',
  'hoodie',
  'tee',
  'pyjamas',
  'jumper',
  'tunic',
  'tracksuit',
  'coat',
  'kimono_jacket',
  'overalls',
  'cardigan',
  'shirt',
] as const
export type OutfitId = (typeof OUTFITS)[number]

/** Clothes and ties: each name is in the words of both languages. */
export const CLOTH_COLORS = {
  red: '#d15b60',
  orange: '#e28d4f',
  yellow: '#eeb82c',
  green: '#5d9a58',
  teal: '#0e726e',
  blue: '#4b86c4',
  navy: '#324e73',
  violet: '#8a6bb0',
  pink: '#e79ab0',
  cream: '#f3ead9',
  brown: '#8a5a3c',
  charcoal: '#3a3d49',
} as const

export const GLASSES = ['none', 'round', 'square'] as const
export const BEARDS = ['none', 'stubble', 'short', 'full', 'moustache'] as const

export const hex = z.string().check(z.regex(/^#[0-9a-f]{6}$/i))
/** Something one has on whatever the clothes: its colour, or that it is off. */
export const ownWornSchema = z.optional(z.union([hex, z.literal('none')]))

export const humanSchema = z.object({
  kind: z.literal('human'),
  sex: sexSchema,
  /** Years; fractions are welcome for babies. Above 15 an adult is drawn. */
  age: z.number().check(z.minimum(0), z.maximum(110)),
  skin: z.number().check(z.minimum(0), z.maximum(6)),
  hair: z.enum(HAIR_STYLES),
  hairColor: z.enum(HAIR_COLOR_IDS as [HairColor, ...HairColor[]]),
  eyes: z.enum(EYE_COLOR_IDS as [EyeColor, ...EyeColor[]]),
  freckles: z.boolean(),
  glasses: z.enum(GLASSES),
  hearingAid: z.boolean(),
  wheelchair: z.boolean(),
  beard: z.enum(BEARDS),
  outfit: z.enum(OUTFITS),
  /** Main, second and detail colour of the outfit. */
  colors: z.tuple([hex, hex, hex]),
  /** The hair tie, scarf or head-scarf: it stays even when the outfit changes. */
  accent: hex,
  /** A scarf of its own, whatever the outfit; absent, a coat has one in the accent colour. */
  scarf: ownWornSchema,
  /** Boots of its own, whatever the outfit; without them after they are given away, it goes in socks. */
  boots: ownWornSchema,
  /** A giant is 1.5 of a grown-up. */
  scale: z.optional(z.number().check(z.minimum(0.6), z.maximum(1.6))),
})
export type Human = z.infer<typeof humanSchema>

/** Worn round a creature's neck. */
export const NECKS = ['scarf', 'collar', 'bow'] as const
export const MARKS = ['none', 'patch', 'spots', 'stripes', 'socks', 'stars'] as const

export const creatureSchema = z.object({
  kind: z.enum(['animal', 'magical_creature', 'lovey', 'living_thing']),
  species: z.enum(CREATURE_IDS),
  /** The body of a living thing: a street lamp, a teapot, the moon. `species` is then not drawn. */
  thing: z.optional(z.enum(THING_IDS)),
  /** The nearest body we draw of another kind: nobody is called by this species. */
  isStandIn: z.optional(z.boolean()),
  sex: z.optional(sexSchema),
  /** Absent means the species' own colours. */
  coat: z.optional(hex),
  belly: z.optional(hex),
  detail: z.optional(hex),
  eyes: z.optional(hex),
  marks: z.enum(MARKS),
  /** Size against the species' own: a small dragon is 0.6, a mouse who is a hero 2.4. */
  scale: z.number().check(z.minimum(0.4), z.maximum(2.4)),
  /** Of what it has round its neck, and of a cape. */
  accent: z.optional(hex),
  /** What that is; a scarf when absent. */
  neck: z.optional(z.enum(NECKS)),
  /** The frame of its glasses; it wears none when absent. */
  glasses: z.optional(hex),
  /** On all its feet; absent, or `none`, it goes as animals go. */
  boots: ownWornSchema,
})
export type Creature = z.infer<typeof creatureSchema>

export const characterSchema = z.discriminatedUnion('kind', [humanSchema, creatureSchema])
export type Character = z.infer<typeof characterSchema>
