import type { SceneObject } from '@luciole/contract/scene-brief'
import { LIKED_DRAWINGS, type ThingId } from '@luciole/contract/things'
import { isSheet } from './thing-kinds'

/**
 * Where one stands on a thing: `rim` is what feet or legs are behind, or the top itself, as a share of its
 * height; `deck` is lower where there is a parapet or a side before the feet; `half` of its width is free.
 */
export interface Top {
  rim: number
  deck?: number
  /** One is in it, sitting or standing. */
  isIn?: boolean
  /** How much of an animal is out of sight in it. */
  inside?: number
  half: number
  /** Of a round thing one is in: the lower half of this ellipse, in its own units, is the edge before them. */
  mouth?: { y: number; rx: number; ry: number }
  /** How much larger than in life it may get for whoever is on it; a rock or a bridge as it likes. */
  grows?: number
  /** One sits in it with the legs on its cushion, facing us as it does. */
  isDeep?: boolean
  /** So far to one side of its middle, where something rises that is to be seen. */
  aside?: number
  /** So many gaps it has, and each is in the middle of one. */
  gaps?: number
}
const TOPS: Partial<Record<ThingId, Top>> = {
  bridge: { rim: 0.96, deck: 0.62, half: 0.24 },
  table: { rim: 0.97, half: 0.4 },
  long_table: { rim: 0.97, half: 0.44 },
  bed: { rim: 0.5, half: 0.3, mouth: { y: -88, rx: 160, ry: 0 } },
  sandcastle: { rim: 0.72, half: 0.2 },
  bench: { rim: 0.42, half: 0.4 },
  chair: { rim: 0.47, half: 0.3, grows: 1.15 },
  tiny_chair: { rim: 0.47, half: 0.3, grows: 1.15 },
  feast_table: { rim: 0.72, deck: 0, isIn: true, inside: 0.3, half: 0.42 },
  nap_table: { rim: 0.02, deck: 0, isIn: true, half: 0.9 },
  hang_ladder: { rim: 0.26, half: 0.5 },
  suitcase: { rim: 0.8, half: 0.7, grows: 1.3 },
  door: { rim: 0.03, half: 0.24 },
  woolly_hat: { rim: 0.04, half: 0.32 },
  cup: { rim: 0.92, deck: 0.1, isIn: true, inside: 0.62, half: 0.9 },
  fish_cup: { rim: 0.86, deck: 0.1, isIn: true, inside: 0.62, half: 0.9 },
  slide: { rim: 0.72, half: 0.2 },
  rocket_home: { rim: 0.1, half: 0.2 },
  nest: { rim: 0.7, deck: 0.3, half: 0.4 },
  pillow: { rim: 0.6, half: 0.6, grows: 1.3 },
  hay_bale: { rim: 0.8, half: 0.4 },
  mitten_nest: { rim: 0.66, deck: 0.4, half: 0.4 },
  machine: { rim: 0.66, half: 0.3 },
  idle_machine: { rim: 0.8, half: 0.3 },
  // Half-way up, where its steps are under the middle.
  attic_stair: { rim: 0.55, half: 0.06, grows: 1 },
  low_wall: { rim: 0.94, half: 0.42 },
  // Lower than the heads of who sits on it already.
  sea_wall: { rim: 0.42, half: 0.4 },
  armchair: { rim: 0.42, half: 0.3, grows: 1.15 },
  wardrobe: { rim: 0.08, half: 0.25, grows: 1.3 },
  stone: { rim: 0.9, half: 0.25 },
  wheelbarrow: { rim: 0.8, deck: 0.4, isIn: true, half: 0.2 },
  narrow_door: { rim: 0.03, half: 0.22 },
  big_armchair: { rim: 0.36, half: 0.4, grows: 1.15, isDeep: true },
  walking_bush: { rim: 0.8, deck: 0.1, isIn: true, half: 0.32 },
  writing_desk: { rim: 0.66, deck: 0.05, isIn: true, half: 0.3 },
  school_desk: { rim: 0.94, deck: 0.3, isIn: true, half: 0.8 },
  shop_step: { rim: 0.13, half: 0.24 },
  crate: { rim: 0.97, half: 0.8 },
  stool: { rim: 0.95, half: 0.34, grows: 1.3 }, // no larger than where it stands empty
  folding_stool: { rim: 0.92, half: 0.4, grows: 1.3 },
  potato_barrow: { rim: 0.52, deck: 0.2, isIn: true, inside: 0.42, half: 0.18, grows: 1.2 },
  basket: { rim: 0.6, deck: 0.1, isIn: true, half: 0.25 },
  box: { rim: 0.75, deck: 0.1, isIn: true, half: 0.3 },
  cardboard_box: { rim: 0.75, deck: 0.1, isIn: true, half: 0.3 },
  flower_pot: { rim: 0.8, deck: 0.3, isIn: true, half: 0.3 },
  coat: { rim: 0.8, deck: 0.68, isIn: true, half: 0.5 },
  dug_hole: { rim: 0.5, deck: 0, isIn: true, inside: 0.55, half: 0.3 },
  splash: { rim: 0.34, deck: 0.05, isIn: true, inside: 0.26, half: 0.3 },
  present_shelf: { rim: 0.44, half: 0.4 }, // on the shelf, not on the rock that it is in
  flag_quilt: { rim: 0.9, deck: 0.2, isIn: true, half: 0.36 },
  soup_pot: {
    rim: 0.82,
    deck: 0.2,
    isIn: true,
    half: 0.3,
    mouth: { y: -63, rx: 44, ry: 9.5 },
  },
  bucket: { rim: 0.9, deck: 0.2, isIn: true, half: 0.3 },
  toy_boat: { rim: 0.3, deck: 0.1, isIn: true, half: 0.3 },
  table_boat: { rim: 0.3, deck: 0.14, isIn: true, inside: 0.2, half: 0.085 },
  rover: { rim: 0.6, deck: 0.3, isIn: true, half: 0.25 },
  // Room for a family.
  beetle_rug: { rim: 0.5, half: 0.38, grows: 2.4 },
}
/** Open, one is in it: before its lid, on what fills it. */
const OPEN_TOPS: Partial<Record<ThingId, Top>> = {
  treasure_chest: { rim: 0.53, half: 0.4, grows: 1.3 },
  iron_chest: { rim: 0.53, half: 0.4, grows: 1.3 },
  // Under the coats, looking out between them.
  coat_row: { rim: 0.02, deck: 0, isIn: true, half: 0.38, grows: 1.2, gaps: 2 },
  // On its near rim, with the water up behind.
  fountain: { rim: 0.17, half: 0.14, aside: 0.3, grows: 1 },
  // A heap of it, up to the chin.
  paper: { rim: 0.8, deck: 0.1, isIn: true, inside: 0.5, half: 0.3 },
}
/** A list is no mattress. */
export const SHEETS = new Set<ThingId>(['book', 'map', 'paper', 'letter'])
/** What lies on the ground: one stands in its middle. */
const FLAT: ReadonlySet<ThingId> = new Set<ThingId>([
  ...(['blanket', 'scarf', 'boat_drawing', 'puddle', 'dragon_footprint'] as const),
  ...(['bare_prints', 'drawn_ring', 'footprints', 'silver_trail', 'flat_grass'] as const),
  ...([
    'hopscotch',
    'combed_kelp',
    'wool_trail',
    'paw_prints',
    'kid_drawing',
    'beetle_rug',
  ] as const),
  ...LIKED_DRAWINGS,
  ...SHEETS,
])
const FLAT_TOP: Top = { rim: 0.42, half: 0.3 }
/** Laid down, a sheet is seen foreshortened. */
const SHEET_TOP: Top = { rim: 0.2, half: 0.3 }
const PLAIN_TOP: Top = { rim: 0.95, half: 0.34 }

/** Where things lie on it as well. */
export const lyingOn = (object: SceneObject): Pick<Top, 'rim' | 'half'> =>
  FLAT.has(object.thing) ? FLAT_TOP : topOf(object)
const topOf = ({ thing, state = 'whole' }: SceneObject): Top =>
  (state === 'whole' ? undefined : OPEN_TOPS[thing]) ?? TOPS[thing] ?? PLAIN_TOP

export const liesFlat = ({ thing, state }: SceneObject) =>
  FLAT.has(thing) && !(state === 'full' && thing in OPEN_TOPS)
/** What somebody of the page stands on, sits on or is in. */
export const standingOf = (object: SceneObject): Top =>
  liesFlat(object)
    ? (TOPS[object.thing] ?? (isSheet(object) ? SHEET_TOP : FLAT_TOP))
    : topOf(object)
