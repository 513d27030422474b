import {
  HAIR_COLOR_IDS,
  HAIR_STYLES,
  OUTFITS,
  type Creature,
  type HairColor,
  type HairStyle,
  type Human,
  type OutfitId,
} from '@luciole/contract/character'
import { CREATURE_IDS, WITHOUT_GLASSES, type CreatureId } from '@luciole/contract/creatures'
import type { Sex } from '@luciole/contract/sex'
import type { Match } from '#lexicon/match'
import type { Random } from '#random'

const ANIMALS: readonly CreatureId[] = [
  'dog',
  'cat',
  'rabbit',
  'fox',
  'bear',
  'mouse',
  'hedgehog',
  'squirrel',
  'owl',
  'turtle',
  'penguin',
  'frog',
  'duck',
  'mole',
]
const MAGICAL: readonly CreatureId[] = ['dragon', 'unicorn', 'fairy', 'robot', 'monster', 'phoenix']
/** Who is made up is a little less than their kind, */
const SMALL = 0.7
/** but a hero is found at once beside a grown-up, on every page. */
const AS_A_HERO: Partial<Record<CreatureId, number>> = {
  mouse: 2.4,
  bee: 2.2,
  snail: 2.2,
  frog: 2,
  hedgehog: 1.8,
  squirrel: 1.7,
  bird: 1.7,
  mole: 1.6,
  crab: 1.6,
  fish: 1.4,
  duck: 1.4,
  seahorse: 1.4,
  rabbit: 1.3,
  cat: 1.1,
  owl: 1.1,
  turtle: 1.1,
  badger: 1.1,
  fairy: 1.1,
  fox: 1,
  hare: 1,
  goose: 1,
  rooster: 1,
  monkey: 0.9,
  pig: 0.9,
  sheep: 0.9,
  goat: 0.9,
  dog: 0.9,
  penguin: 0.9,
}
/** A mouse who comes along is no smaller than a shoe either. */
const BESIDE_A_HERO = 0.62

const scaleOf = ({ species, isHero }: { species: CreatureId; isHero: boolean }) =>
  Math.max(SMALL, (AS_A_HERO[species] ?? SMALL) * (isHero ? 1 : BESIDE_A_HERO))

const asSpecies = (shown: string | undefined): CreatureId | undefined =>
  CREATURE_IDS.find((id) => id === shown)

const GINGER = '#d8732b'
/** Hair is red on a child; on an animal it is the coat. */
const isGinger = ({ concept }: Match) => concept.id === 'red_hair'
/** Their second colour comes in patches, unless it is the lighter one: that one lies below. */
const FURRY: ReadonlySet<CreatureId> = new Set([
  'cat',
  'dog',
  'rabbit',
  'hare',
  'fox',
  'mouse',
  'bear',
  'pony',
  'cow',
  'goat',
  'pig',
] as const)
const lightnessOf = (hex: string) =>
  [0.3, 0.59, 0.11].reduce(
    (sum, share, at) => sum + share * Number.parseInt(hex.slice(1 + at * 2, 3 + at * 2), 16),
    0,
  )

/** A wolf is drawn with a fox's body, and is grey. */
function coatOfKind(matches: readonly Match[]): Pick<Creature, 'coat' | 'belly'> {
  const { coat, belly } = speciesSaid(matches)?.concept.shows ?? {}
  return { ...(coat && { coat }), ...(belly && { belly }) }
}

function coatSaid(matches: readonly Match[]): Pick<Creature, 'coat' | 'belly' | 'detail'> {
  const body = matches.find(({ concept, colour }) => concept.shows.species && colour)
  const ginger = matches.find(isGinger)
  const said = [body?.colour?.hex, body?.also?.hex, ginger?.colour?.hex, ginger && GINGER]
  const [coat, second] = said.filter((hex) => hex !== undefined)
  if (!coat) return coatOfKind(matches)
  if (!second) return { coat }
  return lightnessOf(second) > lightnessOf(coat)
    ? { coat, belly: second }
    : { coat, detail: second }
}

const ROUND_NECK: Readonly<Record<string, Creature['neck']>> = {
  necklace: 'collar',
  collar: 'collar',
  bow_tie: 'bow',
}
/** A scarf, or else a collar or a bow. */
function neckSaid(matches: readonly Match[]): Pick<Creature, 'accent' | 'neck'> {
  const scarf = matches.find(({ concept }) => concept.shows.thing === 'scarf')
  if (scarf) return { accent: scarf.colour?.hex ?? RED }
  const other = matches.find(({ concept }) => ROUND_NECK[concept.id])
  const neck = other && ROUND_NECK[other.concept.id]
  return neck ? { accent: other.colour?.hex ?? RED, neck } : {}
}

/** The word that says what somebody is, of all that was said. */
export const speciesSaid = (matches: readonly Match[]) =>
  matches.find(({ concept }) => asSpecies(concept.shows.species))

/** An animal or magical creature as the parent described it, else a seeded one. */
export function inventCreature({
  kind,
  matches,
  random,
  except = [],
  only,
  isHero = false,
}: {
  kind: 'animal' | 'magical_creature'
  matches: readonly Match[]
  random: Random
  except?: readonly (CreatureId | null)[]
  only?: readonly CreatureId[]
  isHero?: boolean
}): Creature {
  const said = speciesSaid(matches)?.concept
  const described = asSpecies(said?.shows.species)
  const isStandIn = described !== undefined && said?.id !== described
  const all = only ?? (kind === 'animal' ? ANIMALS : MAGICAL)
  const coat = coatSaid(matches)
  const glasses = matches.find(({ concept }) => concept.shows.glasses)
  const fit = all.filter((id) => !(glasses && WITHOUT_GLASSES.has(id)))
  const free = fit.filter((id) => !except.includes(id))
  const species = described ?? random.pick(free.length ? free : fit)
  return {
    kind,
    species,
    ...(isStandIn && { isStandIn }),
    marks: coat.detail && FURRY.has(species) ? 'patch' : 'none',
    scale: scaleOf({ species, isHero }),
    ...coat,
    ...neckSaid(matches),
    ...(glasses && !WITHOUT_GLASSES.has(species) && { glasses: glasses.colour?.hex ?? HORN }),
  }
}
const RED = '#c8413c'
const HORN = '#4a2f2a'

/** What of a companion's described looks no picture shows: a tortoise's hat, a child's boots. */
export function unseenLooks({
  kind,
  matches,
}: {
  kind: 'human' | 'creature'
  matches: readonly Match[]
}): Match[] {
  const species = asSpecies(speciesSaid(matches)?.concept.shows.species)
  const canWearGlasses = !species || !WITHOUT_GLASSES.has(species)
  return matches.filter((match) => {
    const { id, shows } = match.concept
    return kind === 'human'
      ? !HUMAN_LOOKS.some((look) => shows[look])
      : !(species && shows.species === species) &&
          shows.thing !== 'scarf' &&
          !ROUND_NECK[id] &&
          !isGinger(match) &&
          !(shows.glasses && canWearGlasses)
  })
}
const HUMAN_LOOKS = [
  'hair',
  'haircolor',
  'freckles',
  'glasses',
  'hearing',
  'wheelchair',
  'outfit',
] as const

const HAIR: Record<Sex, readonly HairStyle[]> = {
  male: ['crop', 'short', 'side_part', 'curly', 'locs', 'wavy'],
  female: ['bob', 'pigtails', 'ponytail', 'braids', 'puffs', 'long', 'curly'],
}
const PALETTES: readonly Human['colors'][] = [
  ['#d8473a', '#f3efe6', '#3f4a6b'],
  ['#3f78c4', '#f2bf3a', '#2c3350'],
  ['#4f9a5b', '#f3efe6', '#70482b'],
  ['#8a63b8', '#ea8fb0', '#33333d'],
]

/** A child as the parent described them; what was not said is seeded. */
export function inventHuman({
  sex,
  age,
  matches,
  random,
}: {
  sex: Sex
  age: number
  matches: readonly Match[]
  random: Random
}): Human {
  const shown = Object.assign({}, ...matches.map(({ concept }) => concept.shows)) as Record<
    string,
    string
  >
  const colors = random.pick(PALETTES)
  const garment = matches.find(({ concept }) => concept.shows.outfit)
  const hairColor = HAIR_COLOR_IDS.find((id): id is HairColor => id === shown.haircolor)
  return {
    kind: 'human',
    sex,
    age,
    skin: random.below(61) / 10,
    hair: HAIR_STYLES.find((id) => id === shown.hair) ?? random.pick(HAIR[sex]),
    hairColor:
      hairColor ?? random.pick(['black', 'dark_brown', 'brown', 'auburn', 'dark_blond'] as const),
    eyes: random.pick(['dark', 'brown', 'hazel', 'green', 'blue'] as const),
    freckles: shown.freckles === 'yes' || random.below(4) === 0,
    glasses: shown.glasses === 'round' ? 'round' : 'none',
    hearingAid: shown.hearing === 'yes',
    wheelchair: shown.wheelchair === 'yes',
    beard: 'none',
    outfit:
      OUTFITS.find((id): id is OutfitId => id === shown.outfit) ??
      random.pick(['dungarees', 'tee', 'hoodie', 'jumper'] as const),
    colors: [garment?.colour?.hex ?? colors[0], colors[1], colors[2]],
    accent: colors[0],
  }
}

/** The kid's own avatar in the garment the parent typed: a declared change of clothes. */
export function dressed({
  human: asDrawn,
  matches,
}: {
  human: Human
  matches: readonly Match[]
}): Human {
  // Words that speak of glasses are read beside a face that has them.
  const isSaidToWearGlasses = matches.some(({ concept }) => concept.shows.glasses)
  const human: Human =
    isSaidToWearGlasses && asDrawn.glasses === 'none' ? { ...asDrawn, glasses: 'round' } : asDrawn
  const garment = matches.find(({ concept }) => concept.shows.outfit)
  const outfit = OUTFITS.find((id) => id === garment?.concept.shows.outfit)
  if (!garment || !outfit) return human
  const [main, second, detail] = human.colors
  return { ...human, outfit, colors: [garment.colour?.hex ?? main, second, detail] }
}
