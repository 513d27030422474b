import type { SceneObject } from '@luciole/contract/scene-brief'
import { LIKED_DRAWINGS } from '@luciole/contract/things'
import type { ThingId } from '@luciole/contract/things'
import type { Stage } from '#stages/stage'

export const set = <T extends string>(...ids: T[]): ReadonlySet<string> => new Set(ids)

/** What somebody wears. */
export const CLOTHES = set<ThingId>('boots', 'hat', 'mitten', 'scarf', 'coat', 'popped_coat')
/** What stands on its own feet: as large as it is, and in nobody's hands. */
export const FURNITURE = set<ThingId>(
  ...([
    'rocket',
    'rocket_home',
    'rover',
    'bicycle',
    'scooter',
    'wheelbarrow',
    'tent',
    'campfire',
    'bench',
  ] as const),
  ...(['table', 'chair', 'stool', 'bed', 'door', 'window', 'sign', 'street_lamp'] as const),
  ...(['snowman', 'machine', 'treasure_chest', 'ladder', 'cloud', 'moon', 'sun'] as const),
  ...(['planet', 'comet', 'beehive', 'sparkles', 'music_notes'] as const),
  ...(['anchor', 'sandcastle', 'fountain', 'bridge', 'wardrobe', 'goose_notice'] as const),
  ...([
    'bunting',
    'footprints',
    'dragon_footprint',
    'chalk_bees',
    'paw_prints',
    'earth_pictures',
    'gold_heart',
    'dust_comet',
    'junk_heap',
    'pillow_wall',
    'stilts',
    'boiler',
    'mitten_nest',
    'gosling_mittens',
    'wool_trail',
    'hopscotch',
    'silver_trail',
    'kelp_letters',
    'puddle',
    'coral_gate',
    'pinned_pages',
    'mitten_row',
    'sun_pictures',
    'giant_spoon',
    'long_table',
    'sea_wall',
    'big_rock',
    'counting_rock',
    'kept_ball',
    'line_row',
    'mole_row',
    'wide_flag',
    'loose_screws',
    'bow_stones',
    'reef_house',
    'waxed_turtle',
    'combed_kelp',
    'bubbles',
    'shoal',
    'drawn_ring',
    'tally_wall',
    'cloud_bank',
    'small_world',
    'stopped_wave',
    'present_shelf',
    'finish_line',
    'far_castle',
    'giant_window',
    'flag_quilt',
    'door_mat',
    'ivy_sign',
    'boarded_door',
    'chair_marks',
    'hay_bale',
    'dark_barn',
    'armchair',
    'fox_trail',
    'flood',
    'flying_pages',
    'granny_portrait',
    'long_queue',
    'worn_bridge',
    'guard_chair',
    'potato_barrow',
    'shop_step',
    'onlookers',
    'fish_band',
    'school_desk',
    'picture_board',
    'cake_smell',
    'walking_bush',
    'crown_cushion',
    'writing_desk',
    'hidden_donkey',
    'page_wall',
    'big_armchair',
    'bell_book',
    'crab_home',
    'tiny_chair',
    'falling_tree',
    'narrow_door',
    'pigeons',
    'crate',
    'flooded_street',
    'folding_stool',
    'clean_boots',
    'waving_granny',
    'feast_table',
    'nap_table',
    'bread_basket',
    'hat_window',
    'skylights',
    'hang_ladder',
    'splash',
    'dug_hole',
    'iron_chest',
    'track_drawing',
    'flat_grass',
    'windy_window',
    'dusty_pane',
    'root_door',
    'paper_nest',
    'paper_flock',
    'long_knitting',
    'flag_tail',
    'idle_machine',
    'low_wall',
    'worn_step',
    'stone_stair',
    'attic_stair',
  ] as const),
  ...([
    'upturned_bucket',
    'crab_teapot',
    'cake_egg',
    'tiny_hats',
    'wall_clock',
    'slide',
    'tin_house',
    'coat_row',
    'cloud_print',
    'two_vans',
    'well',
    'lost_box',
    'lost_parcel',
    'tall_souffle',
    'tall_crate',
    'split_nut',
    'labelled_moon',
    'school_house',
    'bare_prints',
    'answering_windows',
    'chair_tower',
    'end_sign',
    'snow_path',
    'ribbon_stick',
    'scarecrow',
    'wren_scarecrow',
    'bird_scarecrow',
    'school_globe',
    'leaning_globe',
    'table_boat',
    'chimney_hats',
    'lifted_roof',
    'lone_hat',
    'hill_ship',
    'sign_heap',
    'snow_door',
    'notice_doors',
    'keyhole_door',
    'laid_kites',
    'kite_crowd',
    'blown_washing',
  ] as const),
  ...(['windy_hole', 'blown_leaves', 'acorn_tea', 'bear_prints', 'beetle_rug'] as const),
  ...(['white_caps', 'broken_brush', 'broken_broom', 'granny_letter', 'goal', 'hearts'] as const),
)
/** Drawn with its front, its spout or its shafts to the left. */
export const FRONTED = set<ThingId>('crab_teapot', 'giant_spoon')
/** Things are put into it from above. */
export const OPEN_ABOVE = set<ThingId>('soup_pot', 'jar', 'basket', 'bucket')
/** Drawn going to the right: behind whom they follow, or before who follows them, they go the same way. */
export const GOING_ALONG = set<ThingId>('mole_row', 'potato_barrow')

/** What belongs above people's heads. */
export const ALOFT = set<ThingId>(
  ...(['moon', 'sun', 'star', 'planet', 'comet', 'cloud', 'balloon', 'kite', 'long_kite'] as const),
  ...(['flying_pages', 'labelled_moon', 'paper_flock', 'kite_crowd'] as const),
  ...(['blown_washing', 'blown_leaves'] as const),
)
/** What hangs on a string when it hangs. */
export const HUNG = set<ThingId>('lantern', 'bell', 'bunting', 'owl_eyes')
/** What lies on the ground when nobody holds it, seen from where we stand. */
const FLAT = set<ThingId>(
  'book',
  'map',
  'patch_map',
  'letter',
  'paper',
  'boat_drawing',
  'kid_drawing',
  ...LIKED_DRAWINGS,
  'above_drawing',
)
/** No paper, but it lies all the same when nobody has it. */
const LIMP = set<ThingId>(
  ...(['starfish', 'ribbon', 'scarf', 'leaf', 'holed_leaf', 'net'] as const),
  ...(['form', 'spot_label'] as const),
)
/** What goes on and on along the ground runs under people, not behind them. */
const TRAILS = set<ThingId>(
  'bare_prints',
  'bear_prints',
  'footprints',
  'paw_prints',
  'fox_trail',
  'silver_trail',
)
/** What is drawn or pressed on the ground casts no shadow on it. */
const MARKS = set<ThingId>(
  ...(['footprints', 'chair_marks', 'silver_trail', 'drawn_ring', 'hopscotch', 'puddle'] as const),
  ...(['paw_prints', 'wool_trail', 'combed_kelp', 'dragon_footprint', 'cloud_print'] as const),
  ...([
    'worn_bridge',
    'fox_trail',
    'flood',
    'chalk_bees',
    'bare_prints',
    'bear_prints',
    'snow_path',
    'finish_line',
    'track_drawing',
    'flat_grass',
    'laid_kites',
    'beetle_rug',
  ] as const),
)
/** What lies lower than the grass round it. */
const SUNK = set<ThingId>('puddle', 'dragon_footprint', 'cloud_print')
/** Long and thin: it falls over when nobody holds it. */
const LONG = set<ThingId>(
  ...(['spoon', 'golden_spoon', 'feather', 'pencil', 'key'] as const),
  ...(['whistle', 'flute', 'paintbrush', 'chalk', 'carrot', 'wand', 'hammer'] as const),
)
const SEATS = set<ThingId>('chair', 'stool', 'bench', 'armchair')

/** What is built against a wall, where there is one. */
const WALL_BOUND = set<ThingId>(
  ...([
    'door',
    'narrow_door',
    'boarded_door',
    'wardrobe',
    'boiler',
    'coat_row',
    'windy_window',
  ] as const),
)
/** How far back a large thing stands: at the foot of the wall, or behind everybody. */
export const farthestBack = (thing: ThingId, { kind, horizon }: Stage, top: number) =>
  kind === 'indoors' && WALL_BOUND.has(thing) ? horizon + SKIRTING : top - 6
const SKIRTING = 10

/** It stands behind everybody: what is this large must hide nobody. */
export const isLarge = ({ height, width }: { height: number; width: number }) =>
  height > LARGE || width > WIDE
const LARGE = 190
const WIDE = 330

export const isFurniture = ({ thing }: SceneObject) => FURNITURE.has(thing)
/** A snail somewhere on the page, for whoever looks long: no part of the story. */
export const isSecret = ({ id }: Pick<SceneObject, 'id'>) => id.startsWith('secret_')
export const isMark = ({ thing }: SceneObject) => MARKS.has(thing)
export const isTrail = ({ thing }: SceneObject) => TRAILS.has(thing)
export const isSunk = ({ thing }: SceneObject) => SUNK.has(thing)
/** So many of it that they lie on each other. */
const isHeap = ({ thing, state }: SceneObject) => thing === 'paper' && state === 'full'
export const isSheet = (object: SceneObject) => FLAT.has(object.thing) && !isHeap(object)
export const isFlat = (object: SceneObject) =>
  (isSheet(object) || LIMP.has(object.thing)) && !object.heldBy
/** Loose, and on no wall or branch of the place. */
export const isLong = ({ thing, heldBy, at }: SceneObject) => LONG.has(thing) && !heldBy && !at
export const isSeat = ({ thing }: SceneObject) => SEATS.has(thing)
export const isAloft = ({ thing, heldBy, at }: SceneObject) =>
  at === 'sky' ||
  (!heldBy && !at && (ALOFT.has(thing) || thing === 'sparkles' || thing === 'music_notes'))
