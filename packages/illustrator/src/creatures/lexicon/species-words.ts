import { COUSINS } from './cousins'
import type { SpeciesWord } from './cousins'
import type { CREATURES, CreatureId } from '@luciole/contract/creatures'

/** Words without accents, singular, masculine and feminine, English and French. */
const OWN_WORDS: Record<(typeof CREATURES)[CreatureId]['nearest'], string> = {
  dog: 'dog doggy doggie puppy pup hound puppies labrador poodle dalmatian mutt doggo husky dachshund beagle bulldog terrier spaniel collie corgi chihuahua retriever pug greyhound whippet mastiff sheepdog setter pointer chien chienne chiot toutou caniche teckel dalmatien bouledogue epagneul cocker berger bichon westie carlin levrier dogue boxer',
  cat: 'cat tabby kitty kitten kittie pussycat tomcat tomcats siamese chat chatte chaton matou minou minette siamois chartreux',
  rabbit: 'rabbit bunny bunnies lapin lapine lapinou lapereau',
  fox: 'fox vixen fennec renard renarde renardeau goupil',
  bear: 'bear teddy teddybear grizzly ours ourse ourson oursonne nounours',
  mouse: 'mouse mice souris souriceau mulot shrew dormouse musaraigne loir',
  hedgehog: 'hedgehog porcupine herisson herissonne porc-epic',
  squirrel: 'squirrel chipmunk ecureuil',
  owl: 'owl owlet hibou chouette',
  bird: 'bird birdie robin sparrow chick oiseau oisillon moineau mesange rouge-gorge poussin hirondelle canary canari budgie finch pinson swallow wren hummingbird colibri nightingale rossignol',
  pony: 'pony ponies horse foal colt mare stallion poney cheval jument poulain pouliche etalon',
  turtle: 'turtle tortoise tortue',
  elephant: 'elephant elephante elephanteau',
  lion: 'lion lioness lionne lionceau sphinx',
  penguin: 'penguin manchot pingouin',
  frog: 'frog toad grenouille crapaud rainette tetard tadpole',
  duck: 'duck duckling canard cane caneton',
  goose: 'goose geese gander gosling oie oison jars',
  rooster: 'rooster cock cockerel hen chicken coq poule poulet cocotte',
  hare: 'hare hares lievre levraut',
  mole: 'mole taupe',
  fish: 'fish goldfish clownfish poisson',
  octopus: 'octopus squid pieuvre poulpe calamar',
  shark: 'shark sharks requin',
  whale: 'whale orca baleine baleineau cachalot orque',
  snail: 'snail slug escargot limace',
  dragon: 'dragon dragonne dragonnet',
  unicorn: 'unicorn licorne',
  fairy: 'fairy fairies pixie fee fees',
  robot: 'robot android droid androide',
  monster: 'monster monstre',
  cow: 'cow calf bull vache veau taureau boeuf minotaur minotaure',
  sheep: 'sheep lamb mouton agneau brebis belier',
  goat: 'goat chevre chevreau bouc biquette faun faune satyr satyre',
  donkey: 'donkey ane anesse anon mule mulet',
  badger: 'badger blaireau skunk mouffette',
  seahorse: 'seahorse hippocampe',
  crab: 'crab lobster crabe homard crevette shrimp',
  bee: 'bee abeille bumblebee bourdon wasp guepe',
  pig: 'pig piglet hog boar cochon cochonnet porcelet truie porc sanglier marcassin',
  dinosaur:
    'dinosaur dino dinosaure diplodocus triceratops tyrannosaurus tyrannosaure t-rex trex stegosaurus stegosaure brachiosaurus brachiosaure brontosaurus brontosaure ankylosaurus ankylosaure velociraptor raptor pterodactyl pterodactyle',
  monkey:
    'monkey monkeys ape chimpanzee chimp orangutan singe guenon ouistiti chimpanze orang-outan',
  giraffe: 'giraffe okapi girafe girafon',
  phoenix: 'phoenix firebird phenix',
}

/** A breed, a young one or a near relation of a drawn species: itself in its own colours. */
const BREEDS: readonly [words: string, drawn: SpeciesWord][] = [
  [
    'tiger tigre tigresse',
    { species: 'lion', coat: '#e88a35', belly: '#fbf0dd', detail: '#3b2a24', marks: 'stripes' },
  ],
  [
    'zebra zebre',
    { species: 'pony', coat: '#efeae0', belly: '#f7f3ea', detail: '#34313c', marks: 'stripes' },
  ],
  [
    'panda',
    { species: 'bear', coat: '#f1ece2', belly: '#faf6ee', detail: '#35323d', marks: 'patch' },
  ],
  ['polar-bear ours-polaire', { species: 'bear', coat: '#f1ede4', belly: '#fbf8f1' }],
  [
    'dalmatian dalmatien',
    { species: 'dog', coat: '#f4efe6', belly: '#fdfaf4', detail: '#34313a', marks: 'spots' },
  ],
  [
    'siamese siamois',
    { species: 'cat', coat: '#e6d8bf', belly: '#f6eee0', detail: '#5a4437', marks: 'socks' },
  ],
  [
    'boar sanglier marcassin',
    { species: 'pig', coat: '#6b5344', belly: '#9a8068', detail: '#4a382e' },
  ],
  ['husky', { species: 'dog', coat: '#7d8592', belly: '#f4f1ea', detail: '#4a4f5c' }],
  ['pug carlin', { species: 'dog', coat: '#d9bd92', belly: '#efe0c4', detail: '#3b3330' }],
  ['chihuahua', { species: 'dog', coat: '#cfa06a', belly: '#f2e2c6', scale: 0.7 }],
  ['canary canari', { species: 'bird', coat: '#f4cf4e', belly: '#fbe9a4', detail: '#e0a63a' }],
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
  for (const [list, drawn] of COUSINS)
    for (const word of list.split(' ')) words.set(word, { ...drawn, isCousin: true })
  for (const [list, drawn] of BREEDS) for (const word of list.split(' ')) words.set(word, drawn)
  return words
}

export const SPECIES_WORDS: ReadonlyMap<string, SpeciesWord> = collect()
