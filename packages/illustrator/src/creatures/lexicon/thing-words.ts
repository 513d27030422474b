import { THING_IDS, type ThingId } from '@luciole/contract/things'

/** French names, and English ones that differ from the id; a thing with a face is looked up here. */
const NAMES: Partial<Record<ThingId, string>> = {
  lantern: 'lanterne lampion',
  street_lamp: 'lamppost streetlamp lampadaire reverbere lamp lampe',
  teapot: 'theiere kettle bouilloire',
  cup: 'mug tasse gobelet',
  moon_piece: 'moon lune',
  star: 'etoile',
  balloon: 'ballon-de-baudruche montgolfiere baudruche',
  ball: 'ballon balle',
  book: 'livre',
  candle: 'bougie chandelle',
  clock: 'horloge pendule reveil',
  mirror: 'miroir',
  spoon: 'cuillere',
  broom: 'balai',
  hat: 'chapeau',
  mitten: 'moufle gant glove',
  boots: 'boot botte bottes',
  pillow: 'oreiller coussin cushion',
  blanket: 'couverture doudou-couverture plaid',
  stone: 'rock pebble caillou pierre galet rocher',
  leaf: 'feuille leaves',
  mushroom: 'champignon toadstool',
  acorn: 'gland',
  apple: 'pomme',
  biscuit: 'cookie gingerbread gateau-sec',
  ice_cream: 'glace ice-cream icecream',
  cake: 'gateau',
  flower: 'fleur daisy marguerite',
  snowman: 'bonhomme snowwoman',
  pencil: 'crayon',
  paintbrush: 'brush pinceau',
  door: 'porte',
  bench: 'banc',
  chair: 'chaise fauteuil armchair',
  table: 'table',
  bed: 'lit',
  key: 'cle clef',
  umbrella: 'parapluie',
  rocket: 'fusee',
  bicycle: 'bike velo bicyclette',
  scooter: 'trottinette',
  camera: 'appareil',
  radio: 'radio',
  phone: 'telephone',
  machine: 'machine',
  suitcase: 'valise',
  backpack: 'cartable sac',
  drum: 'tambour',
  bell: 'cloche clochette',
  guitar: 'guitare',
  feather: 'plume',
  button: 'bouton',
  kite: 'cerf-volant',
  shell: 'coquillage seashell',
  starfish: 'etoile-de-mer',
  honey_pot: 'miel honey',
  soup_pot: 'marmite casserole saucepan cauldron chaudron pot',
  basket: 'panier',
  bucket: 'seau',
  letter: 'lettre',
  map: 'carte',
}

const collect = () => {
  const words = new Map<string, ThingId>()
  for (const id of THING_IDS) {
    words.set(id.replaceAll('_', '-'), id)
    if (!id.includes('_')) words.set(id, id)
    for (const word of NAMES[id]?.split(' ') ?? []) words.set(word, id)
  }
  return words
}

export const THING_WORDS: ReadonlyMap<string, ThingId> = collect()

/** What comes after these is beside, on or around whoever is described. */
export const BESIDE_WORDS: ReadonlySet<string> = new Set(
  'with wearing holding carrying who that which in on from near avec portant tenant qui que dans sur sous pres au aux'.split(
    ' ',
  ),
)
