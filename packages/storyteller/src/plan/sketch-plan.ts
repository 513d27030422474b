import type { TextBand } from '@luciole/contract/book'
import type { Era } from '@luciole/contract/scene-brief'
import type { Casting, EndingFamily, PageCount, Plant } from '#bank/authoring'
import { proseOf } from '#bank/castings'
import { acceptedText } from '#gate/accepted-text'
import { possibleTalents, turnsIn, WITHOUT_TALENT } from '#plan/answer-fit'
import { chooseCameo } from '#plan/choose-cameo'
import { chooseLines } from '#plan/choose-lines'
import { inAThing, isLoveOfOlder } from '#plan/loved-things'
import { isOfAKind, type Party } from '#plan/party'
import { shapesOf, triesIn } from '#plan/shapes'
import { simulate } from '#plan/simulate'
import type { StoryPlan } from '#plan/story-plan'
import { unitsOfLines, unitsOfSketch } from '#plan/told-units'
import type { Trait } from '#plan/traits'
import { villainOf } from '#plan/villain-name'
import { createRandom, type Random } from '#random'
import { READERS, readingBand } from '#reading-bands'
import { answered, type StoryAsk } from '#story-ask'

const ENDING_FAMILIES: readonly EndingFamily[] = ['celebration', 'fame', 'learning', 'friends']

/** Every try of the casting's, in its authored order, that fits into this many pages. */
function chooseTries({
  casting,
  pageCount,
  random,
}: {
  casting: Casting
  pageCount: PageCount
  random: Random
}): string[] {
  const chosen = new Set(
    random
      .shuffle(casting.tries)
      .slice(0, triesIn(pageCount))
      .map(({ id }) => id),
  )
  return casting.tries.map(({ id }) => id).filter((id) => chosen.has(id))
}

function choosePlant({
  casting,
  band,
  trait,
  random,
}: {
  casting: Casting
  band: TextBand
  trait: Trait | null
  random: Random
}): Plant | undefined {
  const keepsake = trait?.keepsake
  const prose = proseOf({ casting, band })
  const written = casting.plants.filter(({ id }) => prose.has(`pay ${id}`))
  const own = written.filter(
    ({ from, kinds }) => from === 'trait' && keepsake && (!kinds || kinds.includes(keepsake.kind)),
  )
  const authored = written.filter(({ from }) => from !== 'trait')
  /** A love is told in two ways: a thing that is given away, or a word on page 1 to which the end comes back. */
  const isOnlyTold = isLoveOfOlder({ trait, band }) && authored.length > 0 && random.below(2) === 0
  if (own.length && !isOnlyTold) return random.pick(own)
  return authored.length ? random.pick(authored) : undefined
}

/** A story without the lines that its casting borrows: they cost most, and are chosen only for the best. */
export interface Sketch {
  ask: StoryAsk
  casting: Casting
  party: Party
  plant: Plant
  /** As far as its lines, whatever is told of them. */
  plan: Omit<StoryPlan, 'lines' | 'title' | 'units'>
  random: Random
}

export function sketchPlan({
  ask,
  party,
  traits,
  random,
  casting,
}: {
  ask: StoryAsk
  party: Party
  traits: readonly Trait[]
  random: Random
  casting: Casting
}): Sketch | null {
  const { answers } = ask
  const band = readingBand(ask.kid.age)
  const { textBand, pages: pageCount } = READERS[band]
  const honoured = possibleTalents({ casting, answers, band: textBand })
  const turns = honoured.length ? honoured : turnsIn({ casting, band: textBand })
  const shown = turns.filter((id) => !WITHOUT_TALENT.includes(id))
  const talent = random.pick(shown.length && random.below(4) ? shown : turns)
  const tries = chooseTries({ casting, pageCount, random })
  const held = traits.filter(({ keepsake }) => keepsake || !traits[0]?.keepsake)
  /** Who wears a raincoat is drawn in it, and of an animal none is: what is told is what they collect. */
  const isSeenAnyway = ({ kind, isOutfit }: Trait) =>
    kind === 'garment' && (textBand === '0-4' || isOutfit)
  /** Of what an animal was told to wear, a scarf alone is drawn on it. */
  const isWearable = ({ concept }: Trait) => !isOfAKind(party.hero) || concept === 'scarf'
  const carried = held.filter((one) => !isSeenAnyway(one))
  const chosen = held.length ? random.pick(carried.length ? carried : held) : null
  const era: Era =
    answered(answers, 'setting-time') ??
    (casting.eras.includes('today') ? 'today' : (casting.eras[0] ?? 'today'))
  const trait = inAThing({ trait: chosen, casting, band: textBand, era, random })
  const alsoWears =
    band === '3-4' && trait && trait.kind !== 'garment'
      ? (traits.find((one) => one.kind === 'garment' && isWearable(one)) ?? null)
      : null
  const plant = choosePlant({ casting, band: textBand, trait, random })
  if (!plant) return null
  const pages = random.pick(shapesOf({ casting, pageCount }))
  const facts = simulate({ casting, pages, tries, talent, plant: plant.id })
  if (!facts) return null
  const endingFamily = answered(answers, 'ending') ?? random.pick(ENDING_FAMILIES)
  const villain = villainOf({ casting, typed: acceptedText({ answers, key: 'villain-name' }) })
  return {
    ask,
    casting,
    party,
    plant,
    random,
    plan: {
      seed: ask.seed,
      band,
      textBand,
      pageCount,
      kernel: casting.kernel,
      casting: casting.id,
      party,
      villainName: villain.name,
      villainSex: villain.sex,
      talent,
      tries,
      plant: plant.id,
      trait,
      alsoWears,
      endingFamily,
      era,
      pages,
      facts: [
        ...facts,
        `age(${ask.kid.age})`,
        `era(${era})`,
        ...(trait ? [`own(${trait.concept})`] : []),
      ],
      cameo: chooseCameo({ ask, casting, random }),
    },
  }
}

/** The whole plan, where lines can be found for all of it. */
export function setOut(sketch: Sketch): StoryPlan | null {
  const { ask, casting, party, plant, plan, random } = sketch
  const isEndingAsked = answered(ask.answers, 'ending') !== undefined
  const lines = chooseLines({
    ...plan,
    casting,
    party,
    plant,
    isRoadFree: !plan.cameo,
    isEndingAsked,
    wish: answered(ask.answers, 'challenge') ?? null,
    ledger: ask.ledger,
    random,
    wordings: createRandom(`${ask.seed} ${casting.id} wordings`),
  })
  if (!lines) return null
  const titles = proseOf({ casting, band: plan.textBand }).get('title') ?? []
  const title = random.below(Math.max(1, titles.length))
  return {
    ...plan,
    lines,
    title,
    units: [...unitsOfSketch(plan), ...unitsOfLines({ ...plan, lines, title })],
  }
}
