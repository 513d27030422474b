import type { Creature } from '@luciole/contract/character'

const table = <T>(rows: readonly [string, T][]) =>
  new Map(rows.flatMap(([words, value]) => words.split(' ').map((word) => [word, value] as const)))

/** Singular, without accents; French feminines are written out where they change the word. */
export const COLOR_WORDS: ReadonlyMap<string, string> = table([
  ['red rouge scarlet ecarlate', '#cf4436'],
  ['orange', '#e8843a'],
  ['ginger roux rousse', '#d8732b'],
  ['yellow jaune', '#f0c53f'],
  ['gold golden dore doree', '#e2b04a'],
  ['green vert verte', '#4f9f57'],
  ['turquoise teal', '#2fa39c'],
  ['blue bleu bleue', '#3f7fc0'],
  ['navy marine', '#2f4673'],
  ['purple violet violette mauve lilac lilas', '#8a63bd'],
  ['pink rose', '#ea9aae'],
  ['brown brun brune marron chocolate chocolat', '#845738'],
  ['beige sand sable caramel', '#cda878'],
  ['cream creme', '#f1e4c6'],
  ['white blanc blanche', '#f4efe6'],
  ['grey gray gris grise', '#8f959e'],
  ['silver argent argente argentee', '#b9c2cc'],
  ['black noir noire', '#34323d'],
])

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
  ['spot spotted spotty dot dotted freckle tache tachete tachetee pois tacheter mouchete', 'spots'],
  ['stripe striped stripy tabby rayure raye rayee zebre zebree tigre tigree', 'stripes'],
  ['patch patche patched rapiece rapiecee', 'patch'],
  ['sock mitten chaussette socquette', 'socks'],
  ['star starry etoile etoilee', 'stars'],
])

export const PART_WORDS: ReadonlyMap<string, 'belly' | 'detail' | 'paws'> = table([
  ['belly tummy chest stomach ventre bedon poitrail bidon', 'belly'],
  [
    'wing ear mane horn tail spike shell hair beak nose scale fin feather aile oreille criniere corne queue pique carapace coquille cheveu bec nez museau ecaille nageoire plume',
    'detail',
  ],
  ['paw foot feet leg sock mitten patte pied chaussette socquette', 'paws'],
])

export const CLOTHES_WORDS = new Set([
  'scarf',
  'bow',
  'hat',
  'collar',
  'ribbon',
  'bandana',
  'cape',
  'echarpe',
  'foulard',
  'noeud',
  'chapeau',
  'collier',
  'ruban',
  'bonnet',
])

export const DARK_WORDS = new Set(['dark', 'deep', 'fonce', 'foncee', 'sombre'])
export const LIGHT_WORDS = new Set(['light', 'pale', 'soft', 'clair', 'claire', 'pastel'])
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
