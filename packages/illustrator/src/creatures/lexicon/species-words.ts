import { COUSINS } from './cousins'
import type { SpeciesWord } from './cousins'
import type { CREATURES, CreatureId } from '@luciole/contract/creatures'

/** Words without accents, singular, masculine and feminine, English and French. */
const OWN_WORDS: Record<(typeof CREATURES)[CreatureId]['nearest'], string> = {
  dog: 'dog doggy doggie puppy pup hound puppies labrador poodle dalmatian chien chienne chiot toutou caniche teckel dalmatien',
  cat: 'cat tabby kitty kitten kittie pussycat chat chatte chaton matou minou minette',
  rabbit: 'rabbit bunny bunnies lapin lapine lapereau',
  fox: 'fox vixen renard renarde renardeau goupil',
  bear: 'bear teddy teddybear ours ourse ourson oursonne nounours',
  mouse: 'mouse mice souris souriceau mulot',
  hedgehog: 'hedgehog herisson herissonne',
  squirrel: 'squirrel chipmunk ecureuil',
  owl: 'owl owlet hibou chouette',
  bird: 'bird birdie robin sparrow chick oiseau oisillon moineau mesange rouge-gorge poussin hirondelle',
  pony: 'pony ponies horse foal colt mare poney cheval jument poulain pouliche',
  turtle: 'turtle tortoise tortue',
  elephant: 'elephant elephante elephanteau',
  lion: 'lion lioness lionne lionceau',
  penguin: 'penguin manchot pingouin',
  frog: 'frog toad grenouille crapaud rainette',
  duck: 'duck duckling canard cane caneton',
  goose: 'goose geese gander gosling oie oison jars',
  rooster: 'rooster cock cockerel hen chicken coq poule poulet cocotte',
  hare: 'hare hares lievre levraut',
  mole: 'mole taupe',
  fish: 'fish goldfish clownfish poisson',
  octopus: 'octopus squid pieuvre poulpe calamar',
  whale: 'whale orca baleine baleineau cachalot orque',
  snail: 'snail slug escargot limace',
  dragon: 'dragon dragonne dragonnet',
  unicorn: 'unicorn licorne',
  fairy: 'fairy fairies pixie fee fees',
  robot: 'robot android droid androide',
  monster: 'monster monstre',
  cow: 'cow calf bull vache veau taureau',
  sheep: 'sheep lamb mouton agneau brebis belier',
  goat: 'goat chevre chevreau bouc biquette',
  donkey: 'donkey ane anesse anon',
  badger: 'badger blaireau skunk mouffette',
  seahorse: 'seahorse hippocampe',
  crab: 'crab lobster crabe homard crevette shrimp',
  bee: 'bee abeille bumblebee bourdon wasp guepe',
  phoenix: 'phoenix firebird phenix',
}

/** A named breed or young of a drawn species, in its own colours. */
const BREEDS: readonly [words: string, drawn: SpeciesWord][] = [
  [
    'dalmatian dalmatien',
    { species: 'dog', coat: '#f4efe6', belly: '#fdfaf4', detail: '#34313a', marks: 'spots' },
  ],
  ['labrador', { species: 'dog', coat: '#e2bf85', belly: '#f6e8cc', detail: '#b98a52' }],
  [
    'toad crapaud',
    { species: 'frog', coat: '#8a7a45', belly: '#e2d6a4', detail: '#5f5330', marks: 'spots' },
  ],
  ['poussin chick', { species: 'bird', coat: '#f4cf4e', belly: '#fbe9a4', detail: '#e0a63a' }],
  ['duckling caneton', { species: 'duck', coat: '#f4cf4e', belly: '#fbe9a4', scale: 0.7 }],
]

const collect = () => {
  const words = new Map<string, SpeciesWord>()
  for (const [species, list] of Object.entries(OWN_WORDS))
    for (const word of list.split(' ')) words.set(word, { species: species as CreatureId })
  for (const [list, drawn] of COUSINS) for (const word of list.split(' ')) words.set(word, drawn)
  for (const [list, drawn] of BREEDS) for (const word of list.split(' ')) words.set(word, drawn)
  return words
}

export const SPECIES_WORDS: ReadonlyMap<string, SpeciesWord> = collect()
