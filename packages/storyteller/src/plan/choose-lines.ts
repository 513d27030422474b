import type { Ledger, ReadingBand } from '@luciole/contract/book'
import type { CreatureId } from '@luciole/contract/creatures'
import type { Era } from '@luciole/contract/scene-brief'
import { proseOf } from '#bank/castings'
import { KERNELS } from '#bank/kernels'
import type { Casting, Challenge, EndingFamily, PageKind, Plant, TalentId } from '#bank/authoring'
import { OWN_LINES, TALENT_LINES, TRAIT_LINES, unitsOf, VOICES, WORLDS } from '#bank/layers'
import type { GuardFacts } from '#bank/layers'
import type { StoryText, Unit } from '#bank/story-text'
import { chooseRemarks, jokeOf } from '#plan/choose-remarks'
import { FRAME_IDS } from '#plan/frames'
import { staleness } from '#plan/ledger-distance'
import { wayWords } from '#plan/ground'
import { placeOf } from '#plan/joints'
import { isWorstPage } from '#plan/page-name'
import type { Party, Player } from '#plan/party'
import type { StoryPlan } from '#plan/story-plan'
import type { Trait } from '#plan/traits'
import type { Random } from '#random'
import { READERS } from '#reading-bands'

/** A line in which nobody speaks, to ask whether a page has a place for any. */
const SILENT: Unit = { name: '', en: '{F}', fr: '{F}', hook: false, guards: [] }

const DARK: readonly string[] = ['night', 'dusk']

const PAWS: readonly CreatureId[] = [
  'dog',
  'cat',
  'rabbit',
  'fox',
  'bear',
  'mouse',
  'hedgehog',
  'squirrel',
  'pony',
  'elephant',
  'lion',
  'mole',
  'unicorn',
  'cow',
  'sheep',
  'goat',
  'donkey',
  'pig',
  'giraffe',
  'badger',
  'hare',
]
const WINGS: readonly CreatureId[] = [
  'owl',
  'bird',
  'duck',
  'goose',
  'rooster',
  'bee',
  'penguin',
  'dragon',
  'fairy',
  'phoenix',
]

export function guardsFor({
  casting,
  band,
  era,
  player,
  page = 'way',
}: {
  casting: Casting
  band: ReadingBand
  era: Era
  player: Player
  /** The page whose ground counts. */
  page?: 'way' | 'road'
}): GuardFacts {
  const words = new Set<string>([
    DARK.includes(casting.time) ? 'night' : 'day',
    player.sex,
    player.isSibling ? 'sibling' : 'not-sibling',
  ])
  if (player.species) words.add(player.species)
  if (player.species && PAWS.includes(player.species)) words.add('paws')
  words.add(player.species && WINGS.includes(player.species) ? 'winged' : 'wingless')
  if (era !== 'past') words.add('modern')
  if (casting.mobile) words.add('mobile')
  if (!casting.hungry) words.add('fed')
  if (casting.roles.V) words.add('villain')
  if (casting.weather !== 'snow' && casting.weather !== 'storm') words.add('mild')
  for (const word of [era, casting.id, ...wayWords(casting, page)]) words.add(word)
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
  tries,
  pages,
  isRoadFree,
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
  /** Ids of the tries told. */
  tries: readonly string[]
  pages: readonly PageKind[]
  /** On the second page on the way, nobody of an earlier story passes by. */
  isRoadFree: boolean
  endingFamily: EndingFamily
  isEndingAsked: boolean
  /** The challenge the parent asked for. */
  wish: Challenge | null
  ledger: Ledger
  random: Random
}): StoryPlan['lines'] | null {
  const factsOf = (player: Player, page: 'way' | 'road' = 'way') =>
    guardsFor({ casting, band, era, player, page })
  const facts = factsOf(party.helper)
  const heroFacts = factsOf(party.hero)
  const { voice } = party.helper
  const lines = VOICES[voice]
  const fresh = createPick({ ledger, random })
  const pick = (text: StoryText, prefix: string, kind: string, of = facts, but = '') => {
    const units = unitsOf({ text, prefix, facts: of }).filter(
      ({ name }) => !but || jokeOf(name) !== jokeOf(but),
    )
    return fresh({ units, keyOf: ({ name }) => `${kind}${name}` })?.name ?? null
  }
  const prose = proseOf({ casting, band: facts.band })
  const pageOf = (name: string) => prose.get(name)?.[0]
  const gags = unitsOf({ text: lines, prefix: 'gag', facts }).filter(
    (line) => line.name.endsWith(' 1') && placeOf({ page: pageOf('lack'), hook: 'gag1', line }),
  )
  const isYoung = facts.band === '0-4'
  const gag = isYoung
    ? null
    : fresh({ units: gags, keyOf: ({ name }) => `gag:${voice} ${name.slice(0, -2)}` })
  const keptKind = plant.from === 'trait' ? trait?.keepsake?.kind : undefined
  const worn = keptKind === 'collection' ? 'worn' : 'worn any'
  const keep = keptKind
    ? pick(TRAIT_LINES, `keep ${isYoung && alsoWears ? worn : keptKind}`, 'keep:', heroFacts)
    : null
  const wanted = isYoung ? null : random.pick(FRAME_IDS.filter((id) => !(keep && id === 'object')))
  const spoken = wanted === 'speech' ? pick(lines, 'say', `home:${voice} `) : null
  const frame = wanted === 'speech' && !spoken ? 'detail' : wanted
  const home = isYoung
    ? ''
    : (spoken ?? pick(lines, 'home', `home:${voice} `, facts, gag?.name.slice(0, -2)))
  const isTold = !isEndingAsked || isYoung || (casting.closes?.includes(endingFamily) ?? false)
  const ending = isTold ? null : pick(OWN_LINES, `ending ${endingFamily}`, 'ending:')
  const isAside = wish !== null && KERNELS[casting.kernel].challenges[0] !== wish && !ending
  const wishLine = isAside && !isYoung ? pick(WORLDS, `wish ${wish}`, 'wish:') : null
  const scenes = unitsOf({ text: TALENT_LINES, prefix: `talent ${talent}`, facts }).filter((line) =>
    placeOf({ page: pageOf('way'), hook: 'talent', line }),
  )
  const scene = fresh({ units: scenes, keyOf: ({ name }) => `talent:${name}` })
  const shown = isYoung ? null : (scene?.name ?? null)
  const gift = isYoung ? null : pick(TALENT_LINES, `gift ${talent}`, 'talent:')
  const isTalentAtHome = gift !== null && !trait && !wishLine && (!shown || random.below(2) === 0)
  const talentLine = isTalentAtHome ? gift : (shown ?? gift)
  if (home === null || (!isYoung && (!gag || !talentLine))) return null
  const traitLineOf = (of: string) => pick(TRAIT_LINES, `trait ${of}`, 'trait:', heroFacts)
  const isOnlySeen = isYoung && trait?.kind === 'look' && (band === '0-2' || era !== 'today')
  const said = (isYoung && keep) || isOnlySeen ? null : (alsoWears ?? trait)
  /** Where page 1 has more to tell, what is put on or packed needs no line before that one. */
  const others = [era !== 'today', wishLine, party.hero.species, party.others.length].filter(
    Boolean,
  )
  const isPutOn = trait?.kind === 'garment' || trait?.kind === 'object'
  const isToldByKeep = !isYoung && !alsoWears && keep !== null && others.length > (isPutOn ? 0 : 1)
  const traitLine = isToldByKeep
    ? null
    : said
      ? (traitLineOf(said.concept) ?? traitLineOf(said.kind))
      : isYoung || isTalentAtHome || others.some((one) => one !== 1)
        ? null
        : traitLineOf('none')
  const eraLine =
    era === 'today' ? null : isYoung ? `time ${era}` : pick(WORLDS, `era ${era}`, 'era:')
  const kept = home.replace(/^home/, 'kept')
  const isLateFree = !isYoung && !ending && !wishLine
  /** For the oldest, nobody is taken home before a last line of the casting's own. */
  const isLastOwn =
    facts.band === '9-14' && (prose.get('restore')?.[0]?.en.includes('{>close}') ?? false)
  /** Two jokes on page 1 are enough: beside these, what the hero is and who comes too are only said. */
  const jokes = [eraLine, wishLine, traitLine && keep].filter((line) => line)
  const heroLine = party.hero.species
    ? pick(TRAIT_LINES, jokes.length ? 'bare hero' : 'hero', 'hero:', heroFacts)
    : null
  const later = !isLateFree
    ? null
    : eraLine
      ? eraLine.replace('era', 'later')
      : isLastOwn
        ? null
        : !spoken && lines.has(kept)
          ? kept
          : pick(TRAIT_LINES, `after ${trait?.kind}`, 'after:', heroFacts)
  const triesAt = pages.filter((kind) => kind.startsWith('try'))
  const hasFail = tries.some((id, at) => {
    const page = pageOf(`try ${id}`)
    const isWorst = isWorstPage({ kind: triesAt[at] ?? 'try1', pages })
    return page?.en.includes('{>fail}') && placeOf({ page, hook: 'fail', line: SILENT, isWorst })
  })
  const isRoadOpen = placeOf({ page: pageOf('road'), hook: 'go', line: SILENT }) !== null
  const road = !pages.includes('road') || !isRoadFree ? null : isRoadOpen ? 'open' : 'closed'
  const gagName = gag?.name.slice(0, -2) ?? null
  return {
    home,
    gag: gagName,
    ...chooseRemarks({
      party,
      pick: fresh,
      factsOf,
      isWayFree: isTalentAtHome,
      hasFail,
      road,
      isCrowded: jokes.length > 0 || heroLine !== null,
      told: [home, gagName, talentLine].filter((name) => name !== null),
    }),
    trait: traitLine,
    hero: heroLine,
    keep,
    talent: talentLine,
    isTalentAtHome,
    ending,
    wonder: pick(OWN_LINES, 'wonder', 'wonder:'),
    era: eraLine,
    later,
    wish: wishLine,
    out: isYoung ? null : pick(OWN_LINES, 'out', 'out:'),
    frame: FRAME_IDS.indexOf(frame ?? random.pick(FRAME_IDS)),
  }
}
