import { CREATURE_IDS, type CreatureId } from '@luciole/contract/creatures'
import type { Language } from '@luciole/contract/language'
import type { Sex } from '@luciole/contract/sex'

/** English, then French male and female. The first of the two French words is the natural one. */
const NOUNS: Record<CreatureId, readonly [en: string, male: string, female: string]> = {
  dog: ['dog', 'un chien', 'une chienne'],
  cat: ['cat', 'un chat', 'une chatte'],
  rabbit: ['rabbit', 'un lapin', 'une lapine'],
  fox: ['fox', 'un renard', 'une renarde'],
  bear: ['bear', 'un ours', 'une ourse'],
  mouse: ['mouse', 'un souriceau', 'une souris'],
  hedgehog: ['hedgehog', 'un hérisson', 'une hérissonne'],
  squirrel: ['squirrel', 'un écureuil', 'une demoiselle écureuil'],
  owl: ['owl', 'un hibou', 'une chouette'],
  bird: ['bird', 'un oiseau', 'une oiselle'],
  pony: ['pony', 'un poney', 'une ponette'],
  turtle: ['turtle', 'un monsieur tortue', 'une tortue'],
  elephant: ['elephant', 'un éléphant', 'une éléphante'],
  lion: ['lion', 'un lion', 'une lionne'],
  penguin: ['penguin', 'un manchot', 'une demoiselle manchot'],
  frog: ['frog', 'un monsieur grenouille', 'une grenouille'],
  duck: ['duck', 'un canard', 'une cane'],
  mole: ['mole', 'un monsieur taupe', 'une taupe'],
  fish: ['fish', 'un poisson', 'une demoiselle poisson'],
  octopus: ['octopus', 'un poulpe', 'une pieuvre'],
  whale: ['whale', 'un baleineau', 'une baleine'],
  snail: ['snail', 'un escargot', 'une demoiselle escargot'],
  dragon: ['dragon', 'un dragon', 'une dragonne'],
  unicorn: ['unicorn', 'une licorne', 'une licorne'],
  fairy: ['fairy', 'un elfe', 'une fée'],
  robot: ['robot', 'un robot', 'un robot'],
  monster: ['monster', 'un monstre', 'un petit monstre'],
  phoenix: ['phoenix', 'un oiseau de feu', 'un oiseau de feu'],
  shark: ['shark', 'un requin', 'une demoiselle requin'],
  seahorse: ['seahorse', 'un hippocampe', 'une demoiselle hippocampe'],
  crab: ['crab', 'un crabe', 'une demoiselle crabe'],
  badger: ['badger', 'un blaireau', 'une demoiselle blaireau'],
  goose: ['goose', 'un jars', 'une oie'],
  rooster: ['rooster', 'un coq', 'une poule'],
  hare: ['hare', 'un lièvre', 'une hase'],
  sheep: ['sheep', 'un mouton', 'une brebis'],
  goat: ['goat', 'un bouc', 'une chèvre'],
  cow: ['cow', 'un veau', 'une vache'],
  donkey: ['donkey', 'un âne', 'une ânesse'],
  pig: ['pig', 'un cochon', 'une demoiselle cochon'],
  giraffe: ['giraffe', 'un girafon', 'une girafe'],
  dinosaur: ['dinosaur', 'un dinosaure', 'une demoiselle dinosaure'],
  monkey: ['monkey', 'un singe', 'une demoiselle singe'],
  bee: ['bee', 'un bourdon', 'une abeille'],
}

/** Where both languages would not see the same creature. */
const ENGLISH_MALE: Partial<Record<CreatureId, string>> = { fairy: 'elf' }

const NATURALLY_FEMALE: readonly CreatureId[] = [
  'mouse',
  'owl',
  'turtle',
  'frog',
  'mole',
  'whale',
  'unicorn',
  'fairy',
  'goose',
  'goat',
  'cow',
  'giraffe',
  'bee',
]
/** He and she of a species in French, without their article: *dragon*, *dragonne*. */
export const frenchNounsOf = (species: CreatureId): string[] => {
  const [, ...french] = NOUNS[species]
  return french.map((noun) => noun.replace(/^une? /, ''))
}
/** Every word for a creature, without its article. */
export const CREATURE_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(Object.values(NOUNS).map(([english]) => english)),
  fr: new Set(CREATURE_IDS.flatMap(frenchNounsOf)),
}

/** The sex a French reader expects of a species when nobody said. */
export const naturalSex = (species: CreatureId): Sex =>
  NATURALLY_FEMALE.includes(species) ? 'female' : 'male'

/** What we say of a body we have no word for. */
const UNNAMED = {
  lovey: ['a soft toy', 'un doudou', 'une peluche'],
  animal: ['an animal', 'un animal', 'une bête'],
  magical_creature: ['a magical creature', 'un être magique', 'une créature magique'],
} as const

export function unnamedKind({
  kind,
  sex,
  language,
}: {
  kind: keyof typeof UNNAMED
  sex: Sex
  language: Language
}): string {
  const [english, male, female] = UNNAMED[kind]
  return language === 'en' ? english : sex === 'male' ? male : female
}

/** "a hedgehog", « une hérissonne »; a lovey is made of cloth. */
export function speciesWithArticle({
  species,
  sex,
  isCloth,
  language,
}: {
  species: CreatureId
  sex: Sex
  isCloth: boolean
  language: Language
}): string {
  const [english, male, female] = NOUNS[species]
  if (language === 'en') {
    const said = sex === 'male' ? (ENGLISH_MALE[species] ?? english) : english
    const noun = isCloth ? `cloth ${said}` : said
    return `${/^[aeiou]/.test(noun) && !noun.startsWith('uni') ? 'an' : 'a'} ${noun}`
  }
  const noun = sex === 'male' ? male : female
  return isCloth ? `${noun} en tissu` : noun
}
