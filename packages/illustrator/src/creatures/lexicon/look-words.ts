import type { Creature } from '@luciole/contract/character'

/** Shades with names of their own: beside "green" in "mint green" it is the shade that is meant. */
const SHADES: readonly [string, string][] = [
  ['turquoise teal', '#2fa39c'],
  ['navy marine', '#2f4673'],
  ['lilac lilas lavender lavande', '#b79fd8'],
  ['chocolate chocolat', '#6b4229'],
  ['sand sable caramel', '#cda878'],
  ['cream creme vanilla vanille', '#f1e4c6'],
  ['ivory ivoire', '#f4ecd8'],
  ['mint menthe', '#a5dcc0'],
  ['olive khaki kaki', '#8a8a4f'],
  ['emerald emeraude', '#2f8f63'],
  ['lemon citron', '#f4dd5c'],
  ['mustard moutarde', '#d9a92e'],
  ['peach peche apricot abricot', '#f2b48a'],
  ['salmon saumon coral corail', '#ec8a74'],
  ['copper cuivre cuivree bronze', '#b8703f'],
  ['chestnut chataigne alezan alezane acajou', '#854324'],
  ['burgundy bordeaux maroon crimson', '#8a2f3c'],
  ['magenta fuchsia', '#cf4d94'],
  ['indigo', '#44459a'],
  ['cyan', '#4fb9cf'],
  ['charcoal anthracite', '#3d3e48'],
  ['ebony ebene', '#2b2932'],
  ['plum prune aubergine', '#6e3f73'],
]

/** Many words, one meaning: rows of both as a table. */
export const table = <T>(rows: readonly [string, T][]) =>
  new Map(rows.flatMap(([words, value]) => words.split(' ').map((word) => [word, value] as const)))

/** Singular, without accents; French feminines are written out where they change the word. */
export const COLOR_WORDS: ReadonlyMap<string, string> = table([
  ['red rouge scarlet ecarlate', '#cf4436'],
  ['orange', '#e8843a'],
  ['ginger roux rousse', '#d8732b'],
  ['yellow jaune', '#f0c53f'],
  ['gold golden dore doree', '#e2b04a'],
  ['green vert verte', '#4f9f57'],
  ['blue bleu bleue', '#3f7fc0'],
  ['purple violet violette mauve', '#8a63bd'],
  ['pink rose', '#ea9aae'],
  ['brown brun brune marron', '#845738'],
  ['beige', '#cda878'],
  ['white blanc blanche', '#f4efe6'],
  ['grey gray gris grise', '#8f959e'],
  ['silver argent argente argentee', '#b9c2cc'],
  ['black noir noire', '#34323d'],
  ...SHADES,
])
export const SHADE_WORDS: ReadonlySet<string> = new Set(
  SHADES.flatMap(([words]) => words.split(' ')),
)

/** Rainbow things keep their coat and get a bright detail. */
export const RAINBOW_WORDS = new Set([
  'rainbow',
  'arc-en-ciel',
  'multicolore',
  'multicolour',
  'colorful',
  'colourful',
  'colore',
  'coloree',
])

export const SCALE_WORDS: ReadonlyMap<string, number> = table([
  ['tiny teeny minuscule mini microscopic', 0.6],
  ['baby bebe cub', 0.7],
  ['small little petit petite', 0.8],
  ['big large grand grande gros grosse fat', 1.25],
  ['huge giant gigantic enormous enorme geant geante immense gigantesque colossal', 1.55],
])

export const MARK_WORDS: ReadonlyMap<string, Creature['marks']> = table([
  [
    'spot spotted spotty dot dotted freckle dappled speckled tache tachete tachetee pois mouchete mouchetee pommele pommelee',
    'spots',
  ],
  ['stripe striped stripy tabby rayure raye rayee zebre zebree tigre tigree', 'stripes'],
  ['patch patche patched calico rapiece rapiecee tricolore', 'patch'],
  ['sock mitten chaussette socquette', 'socks'],
  ['star starry etoile etoilee', 'stars'],
])

/** Marks are painted in the colour of the details. */
export const PART_WORDS: ReadonlyMap<string, 'belly' | 'detail' | 'paws' | 'eyes'> = table([
  ['belly tummy chest stomach muzzle ventre bedon poitrail bidon museau', 'belly'],
  [
    'wing ear mane horn tail spike shell hair beak nose scale fin feather aile oreille criniere corne queue pique carapace coquille cheveu bec nez ecaille nageoire plume',
    'detail',
  ],
  ['spot dot freckle stripe patch star tache pois rayure etoile', 'detail'],
  ['eye oeil yeux', 'eyes'],
  ['paw foot feet leg sock mitten patte pied chaussette socquette', 'paws'],
])

/** Worn round the neck: drawn also when no colour is said. */
export const NECK_WORDS: ReadonlyMap<string, NonNullable<Creature['neck']>> = table([
  ['scarf bandana echarpe foulard', 'scarf'],
  ['collar necklace collier', 'collar'],
  ['bow ribbon noeud ruban', 'bow'],
])
export const CLOTHES_WORDS: ReadonlySet<string> = new Set([
  ...NECK_WORDS.keys(),
  ...'hat cap cape jumper sweater coat dress chapeau casquette bonnet pull manteau robe'.split(' '),
])

/** These part what they stand between: "purple with spots" says nothing of the spots. */
export const JOINT_WORDS: ReadonlySet<string> = new Set(
  'with and a an the her his its au aux et avec un une des le la les son sa ses'.split(' '),
)
export const DARK_WORDS = new Set(['dark', 'deep', 'midnight', 'fonce', 'foncee', 'sombre', 'nuit'])
export const LIGHT_WORDS = new Set([
  'light',
  'pale',
  'soft',
  'sky',
  'clair',
  'claire',
  'pastel',
  'ciel',
])
export const GIRL_WORDS = new Set([
  'girl',
  'she',
  'her',
  'female',
  'elle',
  'fille',
  'femelle',
  'chienne',
  'chatte',
  'lionne',
  'renarde',
  'ourse',
  'lapine',
  'jument',
  'dragonne',
  'fee',
  'lioness',
  'vixen',
  'mare',
  'louve',
  'tigresse',
])
export const BOY_WORDS = new Set(['boy', 'he', 'his', 'male', 'il', 'garcon'])
