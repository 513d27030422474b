import type { Creature, Human } from '@luciole/contract/character'
import type { CompanionFields } from '@luciole/contract/companions'
import type { KidFields } from '@luciole/contract/kids'
import type { WizardAnswers } from '@luciole/contract/wizard'

export type DemoKid = {
  fields: Omit<KidFields, 'dateOfBirth'>
  /** Their age stays what it is, in whatever year the demo is started. */
  age: number
  look: Human
  companion: { fields: CompanionFields; look: Creature }
  /** The book on the shelf, if one is. */
  story: { requestId: string; answers: WizardAnswers } | null
}

const plain = {
  kind: 'human',
  freckles: false,
  glasses: 'none',
  hearingAid: false,
  wheelchair: false,
  beard: 'none',
} as const

/** Three children as different as the books made for them. */
export const DEMO_FAMILY: DemoKid[] = [
  {
    fields: { name: 'Léo', sex: 'male', color: 'sky' },
    age: 4,
    look: {
      ...plain,
      sex: 'male',
      age: 4,
      skin: 1,
      hair: 'curly',
      hairColor: 'ginger',
      eyes: 'green',
      freckles: true,
      outfit: 'dungarees',
      colors: ['#4a7fb0', '#f1c453', '#f7efe0'],
      accent: '#d9573f',
    },
    companion: {
      fields: { type: 'lovey', name: 'Biscuit', sex: 'male', age: 3, description: null },
      look: { kind: 'lovey', species: 'hedgehog', marks: 'patch', scale: 0.7, accent: '#d9573f' },
    },
    story: {
      requestId: '6f8e5d3a-1c55-4f0a-9d2e-0a5b7c1d2e01',
      answers: { 'setting-location': 'forest', challenge: 'help_someone', ending: 'friends' },
    },
  },
  {
    fields: { name: 'Nina', sex: 'female', color: 'sun' },
    age: 6,
    look: {
      ...plain,
      sex: 'female',
      age: 6,
      skin: 5,
      hair: 'puffs',
      hairColor: 'black',
      eyes: 'brown',
      outfit: 'raincoat',
      colors: ['#eeb82c', '#d33b36', '#324e73'],
      accent: '#d33b36',
    },
    companion: {
      fields: {
        type: 'magical_creature',
        name: 'Ember',
        sex: 'female',
        age: 100,
        description: 'a small green dragon',
      },
      look: {
        kind: 'magical_creature',
        species: 'dragon',
        coat: '#6fa86b',
        marks: 'spots',
        scale: 0.6,
      },
    },
    story: {
      requestId: '6f8e5d3a-1c55-4f0a-9d2e-0a5b7c1d2e02',
      answers: { 'setting-location': 'under_sea', challenge: 'journey', ending: 'celebration' },
    },
  },
  {
    fields: { name: 'Éloïse', sex: 'female', color: 'lilac' },
    age: 9,
    look: {
      ...plain,
      sex: 'female',
      age: 9,
      skin: 3,
      hair: 'fringe_bob',
      hairColor: 'dark_brown',
      eyes: 'dark',
      glasses: 'round',
      outfit: 'jumper',
      colors: ['#8a6bb0', '#f0d9a8', '#3d3a5c'],
      accent: '#3d8f8a',
    },
    companion: {
      fields: { type: 'animal', name: 'Moka', sex: 'female', age: 5, description: 'a tabby cat' },
      look: { kind: 'animal', species: 'cat', coat: '#b98d5f', marks: 'stripes', scale: 1 },
    },
    story: null,
  },
]
