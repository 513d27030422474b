import type { Ledger, ReadingBand } from '@luciole/contract/book'
import type { Era } from '@luciole/contract/scene-brief'
import type { Casting, EndingFamily, Plant, TalentId } from '#bank/authoring'
import { ENDINGS, FRIENDS, TALENT_LINES, TRAIT_LINES, unitsOf, VOICES } from '#bank/layers'
import type { GuardFacts } from '#bank/layers'
import type { StoryText, Unit } from '#bank/story-text'
import { staleness } from '#plan/ledger-distance'
import type { Party, Player } from '#plan/party'
import type { StoryPlan } from '#plan/story-plan'
import type { Trait } from '#plan/traits'
import type { Random } from '#random'
import { READERS } from '#reading-bands'

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
  return { band: READERS[band].textBand, words }
}

/** Picks among the lines this kid has not heard, or heard longest ago. */
type Pick = (ask: { units: readonly Unit[]; keyOf: (unit: Unit) => string }) => Unit | null

function createPick({ ledger, random }: { ledger: Ledger; random: Random }): Pick {
  return ({ units, keyOf }) => {
    if (!units.length) return null
    const stale = units.map((unit) => staleness({ ledger, unit: keyOf(unit) }))
    const least = Math.min(...stale)
    return random.pick(units.filter((_, at) => stale[at] === least))
  }
}

function friendLines({
  others,
  casting,
  band,
  era,
  pick,
}: {
  others: readonly Player[]
  casting: Casting
  band: ReadingBand
  era: Era
  pick: Pick
}): { join: string; act: string }[] {
  const used = new Set<string>()
  const fresh = (kind: 'join' | 'act', player: Player): string => {
    const facts = guardsFor({ casting, band, era, player })
    const fitting = [player.voice, 'any'].flatMap((voice) =>
      unitsOf({ text: FRIENDS, prefix: `${kind} ${voice}`, facts }),
    )
    const unused = fitting.filter(({ name }) => !used.has(name))
    const unit = pick({ units: unused.length ? unused : fitting, keyOf: friendKey })
    if (!unit) throw new Error(`No line for a friend to ${kind}`)
    used.add(unit.name)
    return unit.name
  }
  return others.map((player) => ({ join: fresh('join', player), act: fresh('act', player) }))
}
const friendKey = ({ name }: { name: string }) => `friend:${name}`

/** Which authored lines of the loose layers this story takes. */
export function chooseLines({
  casting,
  band,
  era,
  party,
  talent,
  trait,
  plant,
  endingFamily,
  ledger,
  random,
}: {
  casting: Casting
  band: ReadingBand
  era: Era
  party: Party
  talent: TalentId
  trait: Trait | null
  plant: Plant
  endingFamily: EndingFamily
  ledger: Ledger
  random: Random
}): StoryPlan['lines'] | null {
  const facts = guardsFor({ casting, band, era, player: party.helper })
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
  const gag = fresh({ units: gags, keyOf: ({ name }) => `gag:${voice} ${name.slice(0, -2)}` })
  const home = pick(lines, 'home', `home:${voice} `)
  const talentLine = pick(TALENT_LINES, `talent ${talent}`, 'talent:')
  if (!gag || !home || !talentLine) return null
  const traitLineOf = (of: string) => pick(TRAIT_LINES, `trait ${of}`, 'trait:')
  const traitLine = trait
    ? (traitLineOf(trait.concept) ?? traitLineOf(trait.kind))
    : traitLineOf('none')
  const isDeclined = casting.closes?.includes(endingFamily) ?? false
  const keep =
    plant.from === 'trait' && trait?.keepsake
      ? pick(TRAIT_LINES, `keep ${trait.keepsake.kind}`, 'keep:')
      : null
  return {
    home,
    gag: gag.name.slice(0, -2),
    fail: pick(lines, 'fail', `fail:${voice} `),
    go: pick(lines, 'go', `go:${voice} `),
    trait: traitLine,
    hero: party.hero.species ? pick(TRAIT_LINES, 'hero', 'hero:') : null,
    keep,
    talent: talentLine,
    ending:
      isDeclined || facts.band === '0-4'
        ? null
        : pick(ENDINGS, `ending ${endingFamily}`, 'ending:'),
    frame: random.below(6),
    friends: friendLines({ others: party.others, casting, band, era, pick: fresh }),
  }
}
