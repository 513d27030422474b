import type { CompanionType } from '@luciole/contract/companions'
import type { Human } from '@luciole/contract/character'
import type { Sex } from '@luciole/contract/sex'
import { WIZARD_CHOICES, type WizardAnswers } from '@luciole/contract/wizard'
import { createRandom } from '#random'
import type { StoryAsk, StoryFriend, StoryKid } from '#story-ask'

const GIRLS = ['Emma', 'Hélène', 'Nina', 'Iris', 'Zoé', 'Lou', 'Aya', 'Sam'] as const
const BOYS = ['Hugo', 'Yanis', 'Sam', 'Malo', 'Noé', 'Ravi', 'Félix', 'Lou'] as const
export const SAMPLE_NAMES = [
  'Emma',
  'Hugo',
  'Hélène',
  'Nina',
  'Yanis',
  'Iris',
  'Zoé',
  'Sam',
] as const
const DETAILS = [
  '',
  'yellow raincoat, collects stones',
  'loves dinosaurs',
  'ciré jaune, collectionne les coquillages',
  'red boots',
  'a torch',
  'aime nager',
  'lunettes',
  'une écharpe verte',
] as const

export function sampleHuman({ sex, age }: { sex: Sex; age: number }): Human {
  return {
    kind: 'human',
    sex,
    age,
    skin: 3,
    hair: 'bob',
    hairColor: 'brown',
    eyes: 'brown',
    freckles: false,
    glasses: 'none',
    hearingAid: false,
    wheelchair: false,
    beard: 'none',
    outfit: 'tee',
    colors: ['#3f78c4', '#f3efe6', '#33333d'],
    accent: '#d8473a',
  }
}

export function sampleKid({ name, sex, age }: { name: string; sex: Sex; age: number }): StoryKid {
  return { id: 'kid-1', name, sex, age, character: sampleHuman({ sex, age }) }
}

const FRIEND_TYPES: readonly CompanionType[] = [
  'lovey',
  'boy',
  'girl',
  'animal',
  'magical_creature',
  'dad',
  'mom',
]
const FRIEND_NAMES = ['Doudou', 'Léo', 'Alma', 'Igor', 'Basile', 'Papa', 'Maman'] as const
const HER_NAMES: Partial<Record<(typeof FRIEND_NAMES)[number], string>> = {
  Igor: 'Olga',
  Basile: 'Flavie',
}

export function sampleFriend({ at, sex = null }: { at: number; sex?: Sex | null }): StoryFriend {
  const type = FRIEND_TYPES[at % FRIEND_TYPES.length] ?? 'lovey'
  const isHuman = type === 'boy' || type === 'girl' || type === 'dad' || type === 'mom'
  const own: Sex = type === 'girl' || type === 'mom' ? 'female' : 'male'
  const species = (['rabbit', 'bear', 'bear', 'hedgehog', 'dragon'] as const)[at % 5] ?? 'bear'
  const name = FRIEND_NAMES[at % FRIEND_NAMES.length] ?? 'Igor'
  return {
    kind: 'companion',
    id: `friend-${at}`,
    name: (sex === 'female' && HER_NAMES[name]) || name,
    sex: isHuman ? own : sex,
    age: null,
    type,
    character: isHuman
      ? sampleHuman({ sex: own, age: type === 'dad' || type === 'mom' ? 38 : 7 })
      : {
          kind: type === 'animal' ? 'animal' : type,
          species,
          marks: 'none',
          scale: 0.7,
        },
  }
}

/** A seeded family and its answers, anything from every question to none. */
export function sampleAsk({ seed, age }: { seed: string; age?: number }): StoryAsk {
  const random = createRandom(`ask ${seed}`)
  const answers: Record<string, string> = {}
  for (const [key, values] of Object.entries(WIZARD_CHOICES))
    if (random.below(3) > 0) answers[key] = random.pick<string>(values)
  const details = random.pick(DETAILS)
  if (details) answers['hero-details'] = details
  const count = random.pick([0, 0, 1, 1, 2, 4])
  const start = random.below(7)
  const nameAt = random.below(GIRLS.length)
  const sex = random.pick(['male', 'female'] as const)
  return {
    kid: sampleKid({
      name: (sex === 'female' ? GIRLS : BOYS)[nameAt] ?? 'Sam',
      sex,
      age: age ?? random.pick([1, 2, 3, 4, 5, 6, 7, 8, 9, 12]),
    }),
    friends: Array.from({ length: count }, (_, at) =>
      sampleFriend({ at: start + at, sex: random.pick(['male', 'female', null] as const) }),
    ),
    answers: { ...(answers as WizardAnswers), kidIsHero: random.below(3) > 0 },
    ledger: { entries: [] },
    canon: [],
    seed,
  }
}
