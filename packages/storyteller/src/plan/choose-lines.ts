import type { ReadingBand } from '@luciole/contract/book'
import type { Casting, EndingFamily, Plant, TalentId } from '#bank/authoring'
import { ENDINGS, FRIENDS, TALENT_LINES, TRAIT_LINES, unitsOf, VOICES } from '#bank/layers'
import type { GuardFacts } from '#bank/layers'
import type { StoryText, Unit } from '#bank/story-text'
import type { Party, Player } from '#plan/party'
import type { StoryPlan } from '#plan/story-plan'
import type { Trait } from '#plan/traits'
import type { Random } from '#random'
import { READERS } from '#reading-bands'

const DARK: readonly string[] = ['night', 'dusk']

export function guardsFor({
  casting,
  band,
  player,
}: {
  casting: Casting
  band: ReadingBand
  player: Player
}): GuardFacts {
  const words = new Set<string>([
    DARK.includes(casting.time) ? 'night' : 'day',
    player.sex,
    player.isSibling ? 'sibling' : 'not-sibling',
  ])
  if (player.species) words.add(player.species)
  if (casting.mobile) words.add('mobile')
  if (casting.roles.V) words.add('villain')
  return { band: READERS[band].textBand, words }
}

/** Species' own lines are better than lines for any animal, when there are some. */
function pickUnit({
  text,
  prefix,
  facts,
  random,
}: {
  text: StoryText
  prefix: string
  facts: GuardFacts
  random: Random
}): Unit | null {
  const units = unitsOf({ text, prefix, facts })
  return units.length ? random.pick(units) : null
}

function friendLines({
  others,
  casting,
  band,
  random,
}: {
  others: readonly Player[]
  casting: Casting
  band: ReadingBand
  random: Random
}): { join: string; act: string }[] {
  const used = new Set<string>()
  const fresh = (kind: 'join' | 'act', player: Player): string => {
    const facts = guardsFor({ casting, band, player })
    const fitting = [player.voice, 'any'].flatMap((voice) =>
      unitsOf({ text: FRIENDS, prefix: `${kind} ${voice}`, facts }),
    )
    const unused = fitting.filter(({ name }) => !used.has(name))
    const unit = random.pick(unused.length ? unused : fitting)
    used.add(unit.name)
    return unit.name
  }
  return others.map((player) => ({ join: fresh('join', player), act: fresh('act', player) }))
}

/** Which authored lines of the loose layers this story takes. */
export function chooseLines({
  casting,
  band,
  party,
  talent,
  trait,
  plant,
  endingFamily,
  random,
}: {
  casting: Casting
  band: ReadingBand
  party: Party
  talent: TalentId
  trait: Trait | null
  plant: Plant
  endingFamily: EndingFamily
  random: Random
}): StoryPlan['lines'] | null {
  const facts = guardsFor({ casting, band, player: party.helper })
  const voice = VOICES[party.helper.voice]
  const pick = (text: StoryText, prefix: string) =>
    pickUnit({ text, prefix, facts, random })?.name ?? null
  const gag = unitsOf({ text: voice, prefix: 'gag', facts }).filter(({ name }) =>
    name.endsWith(' 1'),
  )
  const home = pick(voice, 'home')
  const talentLine = pick(TALENT_LINES, `talent ${talent}`)
  if (!gag.length || !home || !talentLine) return null
  const traitLine = trait
    ? (pick(TRAIT_LINES, `trait ${trait.concept}`) ?? pick(TRAIT_LINES, `trait ${trait.kind}`))
    : pick(TRAIT_LINES, 'trait none')
  const isDeclined = casting.closes?.includes(endingFamily) ?? false
  const keep =
    plant.from === 'trait' && trait?.keepsake
      ? pick(TRAIT_LINES, `keep ${trait.keepsake.kind}`)
      : null
  return {
    home,
    gag: random.pick(gag).name.replace(/ 1$/, ''),
    fail: pick(voice, 'fail'),
    go: pick(voice, 'go'),
    trait: traitLine,
    hero: party.hero.species ? pick(TRAIT_LINES, 'hero') : null,
    keep,
    talent: talentLine,
    ending: isDeclined || facts.band === '0-4' ? null : pick(ENDINGS, `ending ${endingFamily}`),
    frame: random.below(6),
    friends: friendLines({ others: party.others, casting, band, random }),
  }
}
