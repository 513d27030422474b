import type { BookCharacter } from '@luciole/contract/book'
import type { Character } from '@luciole/contract/character'
import type { CreatureId } from '@luciole/contract/creatures'
import type { Sex } from '@luciole/contract/sex'
import { inventCreature, inventHuman, speciesSaid } from '#plan/invent-character'
import type { Concept } from '#lexicon/concept-table'
import { matchConcepts, type Match } from '#lexicon/match'
import { naturalSex } from '#lexicon/species-nouns'
import { acceptedText } from '#gate/accepted-text'
import { pickName } from '#plan/names'
import { HANDLESS } from '#plan/unfit-kinds'
import type { Random } from '#random'
import { answered, type StoryAsk, type StoryFriend } from '#story-ask'

/** How somebody talks and what they joke about; each has a file of authored lines. */
export const VOICE_TYPES = [
  'lovey',
  'boy',
  'girl',
  'animal',
  'magical_creature',
  'dad',
  'mom',
  'passerby',
] as const
export type VoiceType = (typeof VOICE_TYPES)[number]

export interface Player {
  /** The id in briefs and spans. */
  id: string
  name: string
  sex: Sex
  character: Character
  species: CreatureId | null
  /** What it is in the parent's word, where we only draw the nearest body: a panda, drawn as a bear. */
  said?: Concept | undefined
  voice: VoiceType
  isSibling: boolean
  source: BookCharacter['source'] | null
}
export interface Party {
  hero: Player
  helper: Player
  /** Other friends, up to three or four. */
  others: readonly Player[]
}

const bodyOf = (character: Character): CreatureId | null =>
  character.kind === 'human' || character.thing ? null : character.species

/** What somebody may be called: a teapot, or a sloth drawn as a bear, is no bear. */
const speciesOf = (character: Character): CreatureId | null =>
  character.kind !== 'human' && character.isStandIn ? null : bodyOf(character)

/** Whether pages say what it is: a person is known by the name. */
export const isOfAKind = ({ species, said }: Player): boolean =>
  species !== null || said !== undefined

/** The body that is seen, whatever it is called. */
export const drawnSpecies = ({ character }: Player): CreatureId | null => bodyOf(character)

const saidOf = ({ character, matches }: { character: Character; matches: readonly Match[] }) =>
  character.kind !== 'human' && character.isStandIn ? speciesSaid(matches)?.concept : undefined

export function voiceOfFriend({ kind, type, character, sex, age }: StoryFriend): VoiceType {
  if (type) return type
  if (character.kind === 'lovey') return 'lovey'
  if (character.kind === 'magical_creature') return 'magical_creature'
  if (character.kind !== 'human') return 'animal'
  const isFemale = (sex ?? character.sex) === 'female'
  const isGrown = kind === 'companion' && (age ?? character.age) > 17
  if (isGrown) return isFemale ? 'mom' : 'dad'
  return isFemale ? 'girl' : 'boy'
}

function sexOfFriend(friend: StoryFriend, voice: VoiceType): Sex {
  if (friend.sex) return friend.sex
  if (voice === 'mom' || voice === 'girl') return 'female'
  if (voice === 'dad' || voice === 'boy') return 'male'
  const { character } = friend
  if (character.kind === 'human') return character.sex
  return character.sex ?? naturalSex(character.species)
}

function playerOfFriend(friend: StoryFriend, id: string): Player {
  const voice = voiceOfFriend(friend)
  return {
    id,
    name: friend.name,
    sex: sexOfFriend(friend, voice),
    character: friend.character,
    species: speciesOf(friend.character),
    voice,
    isSibling: friend.kind === 'kid',
    source: { kind: friend.kind, id: friend.id },
  }
}

/** Who asks for a magical creature does not mean one with a plug. */
const NO_MAGIC: readonly CreatureId[] = ['robot']

const HERO_AGE = { '0-4': 3.5, '5-9': 7, '10-14': 12 } as const

function castHero({
  ask,
  random,
  taken,
}: {
  ask: StoryAsk
  random: Random
  taken: readonly CreatureId[]
}): Player {
  const { kid, answers } = ask
  const base = { id: 'hero', voice: 'girl' as const, isSibling: false }
  if (answers.kidIsHero) {
    const { name, sex, character } = kid
    const source = { kind: 'kid' as const, id: kid.id }
    return { ...base, name, sex, character, species: speciesOf(character), source }
  }
  const { matches } = matchConcepts(acceptedText({ answers, key: 'hero-details' }))
  const type =
    answered(answers, 'hero-type') ??
    random.pick(['boy', 'girl', 'animal', 'magical_creature'] as const)
  const age = HERO_AGE[answered(answers, 'hero-age') ?? '5-9']
  const isHuman = type === 'boy' || type === 'girl'
  /** A hero takes things up, carries and gives them: who is made up has something to do it with. */
  const except = [...taken, ...HANDLESS]
  const creature = isHuman
    ? null
    : inventCreature({ kind: type, matches, random, except, isHero: true })
  const sex: Sex = isHuman
    ? type === 'boy'
      ? 'male'
      : 'female'
    : random.pick(['male', 'female'] as const)
  const character = creature ? { ...creature, sex } : inventHuman({ sex, age, matches, random })
  const given = acceptedText({ answers, key: 'hero-name' })
  const name =
    given || pickName({ sex, taken: [kid.name, ...ask.friends.map((f) => f.name)], ask, random })
  const said = saidOf({ character, matches })
  return { ...base, name, sex, character, species: speciesOf(character), said, source: null }
}

function inventCompanion({
  ask,
  random,
  hero,
  taken: roles,
}: {
  ask: StoryAsk
  random: Random
  hero: Player
  taken: readonly CreatureId[]
}): Player {
  const { answers } = ask
  const asked = answered(answers, 'companion')
  const kind =
    asked ?? random.pick(['another_kid', 'animal', 'animal', 'magical_creature'] as const)
  const { matches } = matchConcepts(acceptedText({ answers, key: 'companion-look' }))
  const givenSex = answered(answers, 'companion-sex')
  const base = { id: 'helper', isSibling: false, source: null }
  const given = acceptedText({ answers, key: 'companion-name' })
  const taken = [hero.name, ask.kid.name, ...ask.friends.map((friend) => friend.name)]
  if (kind === 'another_kid') {
    const sex = givenSex ?? random.pick(['male', 'female'] as const)
    const name = given || pickName({ sex, taken, ask, random })
    const age = hero.character.kind === 'human' ? Math.min(hero.character.age, 13) : 7
    const character = inventHuman({ sex, age, matches, random })
    return { ...base, name, sex, character, species: null, voice: sex === 'male' ? 'boy' : 'girl' }
  }
  const isPasserby = kind === 'no'
  const creature = isPasserby
    ? inventCreature({
        kind: 'animal',
        matches: [],
        random,
        only: ['snail', 'turtle', 'mole', 'hedgehog', 'duck'],
        except: roles,
      })
    : inventCreature({
        kind,
        matches,
        random,
        except: [drawnSpecies(hero), ...roles, ...(asked === 'magical_creature' ? NO_MAGIC : [])],
      })
  const sex = givenSex ?? naturalSex(creature.species)
  const name = given || pickName({ sex, taken, ask, random, isPet: true })
  const voice = isPasserby ? 'passerby' : kind
  const character = { ...creature, sex }
  const said = saidOf({ character, matches })
  return { ...base, name, sex, character, species: speciesOf(character), said, voice }
}

/**
 * Who plays: the hero, one helper with a voice, and every other friend the parent chose. An invented
 * hero or helper is never of a kind that is `taken`: two foxes, and nobody knows which of them stole.
 */
export function castParty({
  ask,
  random,
  taken,
}: {
  ask: StoryAsk
  random: Random
  taken: readonly CreatureId[]
}): Party {
  const hero = castHero({ ask, random, taken })
  const asked = answered(ask.answers, 'companion')
  const isInvited = asked !== undefined && asked !== 'no'
  if (isInvited || ask.friends.length === 0) {
    const others = ask.friends.map((friend, at) => playerOfFriend(friend, `friend${at + 1}`))
    return { hero, helper: inventCompanion({ ask, random, hero, taken }), others }
  }
  const [lead, ...rest] = random.shuffle(ask.friends)
  if (!lead) throw new Error('A party without friends')
  return {
    hero,
    helper: playerOfFriend(lead, 'helper'),
    others: rest.map((friend, at) => playerOfFriend(friend, `friend${at + 1}`)),
  }
}
