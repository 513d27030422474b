import type { Creature } from '@luciole/contract/character'
import type { CreatureId } from '@luciole/contract/creatures'

/** What a word tells about a body: the species drawn, and what makes this one different from it. */
export type SpeciesWord = {
  species: CreatureId
  coat?: string
  belly?: string
  detail?: string
  marks?: Creature['marks']
  scale?: number
  /** Has no art of its own: what is drawn only resembles it. */
  isCousin?: true
}

/** Bodies without an art file of their own: drawn as their nearest cousin in their own colours. */
export const COUSINS: readonly [words: string, drawn: SpeciesWord][] = [
  [
    'wolf wolves werewolf coyote jackal hyena hyenas loup louve louveteau loup-garou chacal hyene',
    { species: 'fox', coat: '#7d8592', belly: '#e4e2dd', detail: '#4a4f5c', scale: 1.2 },
  ],
  [
    'leopard cheetah jaguar lynx puma cougar guepard panthere panther',
    {
      species: 'cat',
      coat: '#e0ab52',
      belly: '#f8edd6',
      detail: '#5a3b22',
      marks: 'spots',
      scale: 1.6,
    },
  ],
  ['koala', { species: 'bear', coat: '#9aa0a8', belly: '#dcdcdc', detail: '#4c4650', scale: 0.5 }],
  [
    'gorilla gorille',
    { species: 'monkey', coat: '#4a4650', belly: '#8d8790', detail: '#34313a', scale: 1.5 },
  ],
  ['sloth paresseux', { species: 'bear', coat: '#9a7d5c', belly: '#d8c3a0', scale: 0.55 }],
  [
    'capybara wombat tapir groundhog',
    { species: 'bear', coat: '#9a6b45', belly: '#c9a077', detail: '#5b3d2a', scale: 0.55 },
  ],
  [
    'kangaroo wallaby kangourou',
    { species: 'rabbit', coat: '#b98252', belly: '#f0dcc0', scale: 1.6 },
  ],
  [
    'hamster cochon-d-inde guinea-pig gerbil gerbille chinchilla vole campagnol rat',
    { species: 'mouse', coat: '#d6a468', belly: '#f7ead6' },
  ],
  [
    'deer fawn doe reindeer stag moose antelope gazelle cerf biche faon chevreuil renne elan antilope',
    {
      species: 'pony',
      coat: '#a9733f',
      belly: '#f0dfc4',
      detail: '#5e3d24',
      marks: 'spots',
      scale: 0.85,
    },
  ],
  [
    'raccoon racoon raton-laveur raton',
    {
      species: 'fox',
      coat: '#8b8a90',
      belly: '#e6e1d8',
      detail: '#35333b',
      marks: 'stripes',
      scale: 0.8,
    },
  ],
  [
    'beaver otter marmot meerkat mongoose weasel stoat mink castor loutre marmotte suricate mangouste belette hermine vison ferret furet',
    { species: 'squirrel', coat: '#7f5535', belly: '#d9b78c' },
  ],
  [
    'lemur lemurien maki',
    {
      species: 'squirrel',
      coat: '#8f8f96',
      belly: '#eeeae2',
      detail: '#3b3942',
      marks: 'stripes',
    },
  ],
  ['llama lama alpaca alpaga', { species: 'sheep', coat: '#e2cda6', belly: '#f4e8cf', scale: 1.2 }],
  [
    'camel dromedary chameau dromadaire',
    { species: 'pony', coat: '#cfa468', belly: '#ecd6ad', detail: '#8a6236' },
  ],
  ['platypus ornithorynque', { species: 'duck', coat: '#7a5236', belly: '#c9a680' }],
  ['axolotl', { species: 'frog', coat: '#efaebb', belly: '#fbe0e2', detail: '#d76a86' }],
  [
    'salamander newt salamandre',
    { species: 'frog', coat: '#3c3a42', belly: '#f0c53f', detail: '#e8a93a', marks: 'spots' },
  ],
  [
    'hippo hippopotamus hippopotame',
    { species: 'elephant', coat: '#9a86a0', belly: '#d8b9c0', scale: 0.75 },
  ],
  [
    'rhino rhinoceros mammoth mammouth',
    { species: 'elephant', coat: '#8a7868', belly: '#b9a893', scale: 0.9 },
  ],
  [
    'crocodile alligator croco lizard lezard gecko chameleon cameleon iguana iguane',
    { species: 'dinosaur', coat: '#5d9a4a', belly: '#e6e2a4', detail: '#3f6e3a', scale: 0.6 },
  ],
  [
    'snake worm serpent python couleuvre vipere ver caterpillar chenille eel anguille',
    { species: 'snail', coat: '#8fbf5a', belly: '#e4e6a6', detail: '#5f8f45' },
  ],
  [
    'dolphin dauphin porpoise marsouin narwhal narval manatee lamantin beluga',
    { species: 'whale', coat: '#7f9fb8', belly: '#e6eef0', scale: 0.5 },
  ],
  [
    'seal phoque otarie walrus morse',
    { species: 'whale', coat: '#7b7f8c', belly: '#cfd2d4', scale: 0.45 },
  ],
  [
    'ray raie',
    { species: 'fish', coat: '#7c93a8', belly: '#e9eff0', detail: '#55697f', scale: 1.6 },
  ],
  ['jellyfish meduse', { species: 'octopus', coat: '#d9a0dd', belly: '#f4dcf2', scale: 0.7 }],
  [
    'parrot perroquet perruche toucan parakeet macaw cockatoo cacatoes',
    { species: 'bird', coat: '#d8433a', belly: '#f0c24a', detail: '#2f6fb0', scale: 1.4 },
  ],
  [
    'eagle hawk falcon aigle faucon vulture vautour',
    { species: 'bird', coat: '#7a5433', belly: '#efe6d6', detail: '#4a3222', scale: 1.6 },
  ],
  [
    'crow raven magpie corbeau corneille merle blackbird',
    { species: 'bird', coat: '#33333f', belly: '#4b4c5c', detail: '#26262f' },
  ],
  [
    'pigeon dove colombe tourterelle seagull mouette goeland',
    { species: 'bird', coat: '#b9c0c9', belly: '#eef0f0', detail: '#7d8896', scale: 1.2 },
  ],
  [
    'turkey dinde dindon',
    { species: 'duck', coat: '#c9793e', belly: '#f2d8a8', detail: '#c8402f' },
  ],
  ['swan cygnet cygne', { species: 'goose', coat: '#f4f0e6', belly: '#fdfaf2', scale: 1.15 }],
  [
    'flamingo flamant heron cigogne stork ostrich autruche',
    { species: 'duck', coat: '#f09aa4', belly: '#f9c8ca', scale: 1.5 },
  ],
  ['peacock paon', { species: 'phoenix', coat: '#2f7fae', belly: '#58b8a6', detail: '#3f9a63' }],
  [
    'bat chauve-souris',
    { species: 'owl', coat: '#5b5263', belly: '#9c8da0', detail: '#3e3647', scale: 0.6 },
  ],
  [
    'cricket grasshopper mantis grillon criquet sauterelle mante',
    { species: 'bee', coat: '#7fae4e', belly: '#d9e6a6', detail: '#4f7a3a' },
  ],
  [
    'fly mosquito mouche moustique',
    { species: 'bee', coat: '#55596b', belly: '#8d92a3', detail: '#3d4050', scale: 0.8 },
  ],
  [
    'ladybird ladybug coccinelle beetle scarabee',
    {
      species: 'snail',
      coat: '#4a3a3c',
      belly: '#6a5552',
      detail: '#d63f34',
      marks: 'spots',
      scale: 0.7,
    },
  ],
  [
    'butterfly papillon dragonfly libellule firefly luciole',
    { species: 'fairy', detail: '#f0a24a', scale: 0.6 },
  ],
  [
    'spider ant araignee fourmi insect insecte',
    { species: 'octopus', coat: '#4d4654', belly: '#7a7080', scale: 0.4 },
  ],
  [
    'pegasus pegase alicorn centaur centaure',
    { species: 'unicorn', coat: '#f3f3fa', detail: '#8fb6e8' },
  ],
  [
    'griffin gryphon griffon',
    { species: 'phoenix', coat: '#c9953f', belly: '#f2e2b8', detail: '#8a5a2c' },
  ],
  [
    'elf elves lutin lutine imp sprite gnome dwarf nain leprechaun farfadet korrigan',
    { species: 'fairy', coat: '#5f9a4a', detail: '#b9d98a' },
  ],
  ['mermaid merman sirene triton', { species: 'fairy', coat: '#2f9fa6', detail: '#8fd9d2' }],
  [
    'wizard witch magician sorcerer sorciere sorcier magicien magicienne enchanteur',
    { species: 'fairy', coat: '#5b4aa0', detail: '#e2c45c', scale: 1.4 },
  ],
  ['angel ange', { species: 'fairy', coat: '#f5eed8', detail: '#fff6d8' }],
  ['genie djinn jinn', { species: 'fairy', coat: '#3f7fc6', detail: '#f0c85a' }],
  [
    'ghost fantome spirit esprit',
    { species: 'monster', coat: '#e8ecf6', belly: '#f8faff', detail: '#b6c0e0', scale: 0.8 },
  ],
  [
    'yeti bigfoot',
    { species: 'monster', coat: '#e4eaf2', belly: '#f8fbff', detail: '#8fa6c6', scale: 1.4 },
  ],
  [
    'troll ogre ogresse goblin gobelin orc cyclops cyclope',
    { species: 'monster', coat: '#7a9a55', belly: '#c6d29a', detail: '#5a4a34', scale: 1.3 },
  ],
  [
    'alien martian extraterrestre extra-terrestre martien martienne',
    { species: 'monster', coat: '#7fce6a', belly: '#d4f2b4', detail: '#4a9ac0', scale: 0.8 },
  ],
  ['giant geant geante', { species: 'monster', coat: '#c08a5c', belly: '#ecc89a', scale: 1.6 }],
  ['gargoyle gargouille', { species: 'monster', coat: '#8a8c93', belly: '#b9bbc0' }],
  ['nymph dryad nymphe dryade', { species: 'fairy', coat: '#7fae5c', detail: '#c8e29a' }],
  ['kraken', { species: 'octopus', coat: '#5a6f9a', belly: '#aebfd8', scale: 1.5 }],
  ['kitsune', { species: 'fox', coat: '#f1e6da', belly: '#fdf8f0', detail: '#d86a4a' }],
  ['golem', { species: 'robot', coat: '#8f8474', belly: '#b8ab96' }],
]
