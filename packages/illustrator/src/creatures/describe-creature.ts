import type { Creature } from '@luciole/contract/character'
import type { CreatureId } from '@luciole/contract/creatures'
import {
  BOY_WORDS,
  CLOTHES_WORDS,
  GIRL_WORDS,
  JOINT_WORDS,
  MARK_WORDS,
  NECK_WORDS,
  PART_WORDS,
  RAINBOW_WORDS,
  SCALE_WORDS,
} from '#creatures/lexicon/look-words'
import type { SpeciesWord } from '#creatures/lexicon/cousins'
import { SPECIES_WORDS } from '#creatures/lexicon/species-words'
import { BESIDE_WORDS, THING_WORDS } from '#creatures/lexicon/thing-words'
import { lookUp, wordsOf, type Word } from '#creatures/lexicon/words-of'
import { shadeAt } from '#creatures/lexicon/shade-at'
import { fromHex, mixHex } from '#core/color'

export type DescribedType = 'animal' | 'magical_creature' | 'lovey'

const STAND_INS: Record<DescribedType, readonly CreatureId[]> = {
  animal: ['fox', 'rabbit', 'cat', 'dog', 'squirrel', 'bear'],
  magical_creature: ['dragon', 'unicorn', 'monster', 'fairy'],
  lovey: ['bear', 'rabbit'],
}
const MAGICAL: ReadonlySet<CreatureId> = new Set([
  'dragon',
  'unicorn',
  'fairy',
  'robot',
  'monster',
  'phoenix',
])
/** Their second colour comes in patches; others have it on wings, manes and spikes alone. */
const FURRY: ReadonlySet<CreatureId> = new Set(
  'dog cat rabbit hare fox bear mouse squirrel pony donkey cow goat pig sheep monkey'.split(
    ' ',
  ) as CreatureId[],
)
const SMALLEST = 0.4
const LARGEST = 1.6
const SCARF = '#cf4436'

const indexOfText = (text: string) =>
  [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 7)

const BREAK: Word = { written: ',', singular: ',' }
/** What a comma parts is not said of one another: "black and white, a blue collar". */
const phrasesOf = (text: string): Word[] =>
  text
    .split(/[,;.:!?()\n]+/)
    .flatMap((phrase, index) => [...(index > 0 ? [BREAK] : []), ...wordsOf(phrase)])
const parts = ({ written }: Word) => written === BREAK.written || JOINT_WORDS.has(written)

/** A colour belongs to the part beside it: "a white belly", "le ventre blanc". */
const partNear = (words: Word[], at: number) => {
  for (const step of [1, -1, 2, -2]) {
    const word = words[at + step]
    const between = Math.abs(step) === 2 && words[at + step / 2]
    if (!word || (between && parts(between))) continue
    if (CLOTHES_WORDS.has(word.singular)) return 'accent'
    const part = lookUp(PART_WORDS, word)
    if (part) return part
    if (lookUp(SPECIES_WORDS, word)) return 'coat'
  }
  return 'coat'
}

type Look = Partial<Record<'coat' | 'belly' | 'detail' | 'accent' | 'paws' | 'eyes', string>>

const lightness = (shade: string) => fromHex(shade)[0]

/** Of the colours of a coat a lighter one lies below, and any other comes in patches. */
const readColors = (words: Word[]) => {
  const look: Look = {}
  const others: string[] = []
  words.forEach((_, at) => {
    const shade = shadeAt({ words, at })
    if (!shade) return
    const part = partNear(words, at)
    if (!look[part]) look[part] = shade
    else if (part === 'coat' && shade !== look.coat) others.push(shade)
  })
  const { coat } = look
  const below = coat && others.find((shade) => lightness(shade) > lightness(coat))
  const patches = others.find((shade) => shade !== below)
  if (below) look.belly ??= below
  return { look, patches }
}

const firstOf = <T>(words: Word[], find: (word: Word) => T | undefined) => {
  for (const word of words) {
    const found = find(word)
    if (found !== undefined) return found
  }
  return undefined
}

/** What is alive is named first: a monster with a bell is no bell. */
const thingOf = (words: Word[]) => {
  const end = words.findIndex((word) => BESIDE_WORDS.has(word.written))
  return firstOf(end < 0 ? words : words.slice(0, end), (word) => lookUp(THING_WORDS, word))
}

const sexOf = (words: Word[]): Creature['sex'] => {
  const says = (table: Set<string>) => words.some((word) => table.has(word.written))
  if (says(GIRL_WORDS)) return 'female'
  return says(BOY_WORDS) ? 'male' : undefined
}

const marksOf = ({
  words,
  species,
  isOfTwoColors,
  look,
}: {
  words: Word[]
  species?: SpeciesWord | undefined
  isOfTwoColors: boolean
  look: Look
}) => {
  const named = firstOf(words, (word) => lookUp(MARK_WORDS, word))
  const isPatched = isOfTwoColors && species && FURRY.has(species.species)
  return named ?? (isPatched ? 'patch' : (species?.marks ?? (look.paws ? 'socks' : 'none')))
}

/** A bright belly for a coat that was changed, so that the two still belong together. */
const bellyFor = (coat: string) =>
  fromHex(coat)[0] > 0.86 ? undefined : mixHex({ from: coat, to: '#fbf1e0', share: 0.72 })

/**
 * What somebody wrote about an animal, a magical creature or a lovey, as traits that can be drawn.
 * `confidence` is 1 when the body was named, less when a cousin or a stand-in is drawn.
 */
export const describeCreature = ({
  text,
  type,
}: {
  text: string
  type: DescribedType
}): { creature: Creature; confidence: number } => {
  const words = phrasesOf(text)
  const found = firstOf(words, (word) => lookUp(SPECIES_WORDS, word))
  const thing = found || type === 'animal' ? undefined : thingOf(words)
  const { look, patches } = readColors(words)
  const pool = STAND_INS[type]
  const species = found?.species ?? pool[indexOfText(text) % pool.length] ?? 'fox'
  const isRainbow = words.some(
    (word) => RAINBOW_WORDS.has(word.written) || RAINBOW_WORDS.has(word.singular),
  )
  const marks = marksOf({ words, species: found, isOfTwoColors: patches !== undefined, look })
  const size = firstOf(words, (word) => lookUp(SCALE_WORDS, word)) ?? 1
  const isOrdinaryMagic = type === 'magical_creature' && !thing && !MAGICAL.has(species)
  const isStandIn = found ? found.isCousin : !thing && text.trim() !== ''
  const coat = look.coat ?? found?.coat
  const belly = look.belly ?? (look.coat ? bellyFor(look.coat) : found?.belly)
  const detail = isRainbow ? '#e06fb0' : (look.detail ?? look.paws ?? patches ?? found?.detail)
  const neck = firstOf(words, (word) => NECK_WORDS.get(word.singular))
  const accent = look.accent ?? (neck ? SCARF : undefined)
  const sex = sexOf(words)
  return {
    creature: {
      kind: thing ? 'living_thing' : type,
      species,
      ...(isStandIn ? { isStandIn } : {}),
      marks: isOrdinaryMagic && marks === 'none' ? 'stars' : marks,
      scale: Math.min(LARGEST, Math.max(SMALLEST, (found?.scale ?? 1) * size)),
      ...(thing ? { thing } : {}),
      ...(sex ? { sex: sex } : {}),
      ...(coat ? { coat } : {}),
      ...(belly ? { belly } : {}),
      ...(detail ? { detail } : {}),
      ...(accent ? { accent } : {}),
      ...(neck && neck !== 'scarf' ? { neck } : {}),
      ...(look.eyes ? { eyes: look.eyes } : {}),
    },
    confidence: found ? (found.isCousin ? 0.7 : 1) : thing ? 0.9 : text.trim() ? 0.2 : 0,
  }
}
