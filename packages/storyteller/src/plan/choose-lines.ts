import type { Ledger, ReadingBand } from '@luciole/contract/book'
import type { Era } from '@luciole/contract/scene-brief'
import { KERNELS } from '#bank/kernels'
import type { Casting, Challenge, EndingFamily, Plant, TalentId } from '#bank/authoring'
import { OWN_LINES, TALENT_LINES, TRAIT_LINES, unitsOf, VOICES, WORLDS } from '#bank/layers'
import type { GuardFacts } from '#bank/layers'
import type { StoryText, Unit } from '#bank/story-text'
import { chooseRemarks } from '#plan/choose-remarks'
import { staleness } from '#plan/ledger-distance'
import { wayWords } from '#plan/ground'
import type { Party, Player } from '#plan/party'
import type { StoryPlan } from '#plan/story-plan'
import type { Trait } from '#plan/traits'
import type { Random } from '#random'
import { READERS } from '#reading-bands'

/** Orders of page 1. */
const FRAMES = 2
const DARK: readonly string[] = ['night', 'dusk']

export function guardsFor({
  casting,
  band,
  era,
  player,
}: {
  casting: Casting
  band: ReadingBand
  era: Era
  player: Player
}): GuardFacts {
  const words = new Set<string>([
    DARK.includes(casting.time) ? 'night' : 'day',
    player.sex,
    player.isSibling ? 'sibling' : 'not-sibling',
  ])
  if (player.species) words.add(player.species)
  if (era !== 'past') words.add('modern')
  if (casting.mobile) words.add('mobile')
  if (casting.roles.V) words.add('villain')
  if (casting.weather !== 'snow' && casting.weather !== 'storm') words.add('mild')
  for (const word of [era, casting.id, ...wayWords(casting)]) words.add(word)
  return { band: READERS[band].textBand, words }
}

/** Picks among the lines this kid has not heard, or heard longest ago. */
export type Pick = (ask: { units: readonly Unit[]; keyOf: (unit: Unit) => string }) => Unit | null

function createPick({ ledger, random }: { ledger: Ledger; random: Random }): Pick {
  return ({ units, keyOf }) => {
    if (!units.length) return null
    const stale = units.map((unit) => staleness({ ledger, unit: keyOf(unit) }))
    const least = Math.min(...stale)
    return random.pick(units.filter((_, at) => stale[at] === least))
  }
}

/** Which authored lines of the loose layers this story takes. */
export function chooseLines({
  casting,
  band,
  era,
  party,
  talent,
  trait,
  alsoWears,
  plant,
  endingFamily,
  isEndingAsked,
  wish,
  ledger,
  random,
}: {
  casting: Casting
  band: ReadingBand
  era: Era
  party: Party
  talent: TalentId
  trait: Trait | null
  alsoWears: Trait | null
  plant: Plant
  endingFamily: EndingFamily
  isEndingAsked: boolean
  /** The challenge the parent asked for. */
  wish: Challenge | null
  ledger: Ledger
  random: Random
}): StoryPlan['lines'] | null {
  const factsOf = (player: Player) => guardsFor({ casting, band, era, player })
  const facts = factsOf(party.helper)
  const { voice } = party.helper
  const lines = VOICES[voice]
  const fresh = createPick({ ledger, random })
  const pick = (text: StoryText, prefix: string, kind: string) => {
    const units = unitsOf({ text, prefix, facts })
    return fresh({ units, keyOf: ({ name }) => `${kind}${name}` })?.name ?? null
  }
  const gags = unitsOf({ text: lines, prefix: 'gag', facts }).filter(({ name }) =>
    name.endsWith(' 1'),
  )
  const isYoung = facts.band === '0-4'
  const gag = isYoung
    ? null
    : fresh({ units: gags, keyOf: ({ name }) => `gag:${voice} ${name.slice(0, -2)}` })
  const home = pick(lines, 'home', `home:${voice} `)
  const talentLine = isYoung ? null : pick(TALENT_LINES, `talent ${talent}`, 'talent:')
  if (!home || (!isYoung && (!gag || !talentLine))) return null
  const isTold = !isEndingAsked || isYoung || (casting.closes?.includes(endingFamily) ?? false)
  const ending = isTold ? null : pick(OWN_LINES, `ending ${endingFamily}`, 'ending:')
  const isAside = wish !== null && KERNELS[casting.kernel].challenges[0] !== wish && !ending
  const wishLine = isAside && !isYoung ? pick(WORLDS, `wish ${wish}`, 'wish:') : null
  const traitLineOf = (of: string) => pick(TRAIT_LINES, `trait ${of}`, 'trait:')
  const keep =
    plant.from === 'trait' && trait?.keepsake
      ? pick(TRAIT_LINES, `keep ${trait.keepsake.kind}`, 'keep:')
      : null
  const said = alsoWears ?? (isYoung && keep ? null : trait)
  const traitLine = said
    ? (traitLineOf(said.concept) ?? traitLineOf(said.kind))
    : wishLine || isYoung
      ? null
      : traitLineOf('none')
  return {
    home,
    gag: gag?.name.slice(0, -2) ?? null,
    ...chooseRemarks({ party, pick: fresh, factsOf }),
    trait: traitLine,
    hero: party.hero.species ? pick(TRAIT_LINES, 'hero', 'hero:') : null,
    keep,
    talent: talentLine,
    ending,
    wonder: pick(OWN_LINES, 'wonder', 'wonder:'),
    era: era === 'today' || isYoung ? null : pick(WORLDS, `era ${era}`, 'era:'),
    wish: wishLine,
    frame: random.below(FRAMES),
  }
}
