import type { Language } from '@luciole/contract/language'
import { rolesOf } from '#bank/castings'
import { meetIn } from '#plan/meet-helper'
import type { Telling, Units } from '#pages/page-units'
import type { Saving } from '#pages/page-room'
import { everyoneOf, explainedNames, kindOf, listOf, namesOf } from '#pages/party-names'
import { FRIEND_LETTERS } from '#pages/young-lines'
import { FRAME_IDS } from '#plan/frames'
import type { StoryPlan } from '#plan/story-plan'
import { fillSlots, type FillContext } from '#text/fill'

/** A remark, by whoever makes it in this book: the words are the same, the letter is theirs. */
function remark({
  plan: { lines, party },
  units,
  language,
  kind,
}: Telling & { kind: 'go' | 'fail' }): string {
  const name = lines[kind]
  if (!name) return ''
  const by = lines[`${kind}By`]
  const player = (by === null ? undefined : party.others[by]) ?? party.helper
  const said = units.remark({ name, voice: player.voice })[language]
  const letter = by === null ? undefined : FRIEND_LETTERS[by]
  if (!letter) return said
  return said
    .replace(/(\{(?:[A-Za-z]+ )?|\[)F(?=[}:])/g, `$1${letter}`)
    .replaceAll('{f:', `{${letter.toLowerCase()}:`)
}

/** Names, sexes and loose lines of a book; a page for the youngest that has no room is told with savings. */
export function contextOf({
  plan,
  units,
  language,
  savings,
}: Telling & { savings: ReadonlySet<Saving> }): FillContext {
  const { hero, helper, others } = plan.party
  const { lines, trait } = plan
  const isYoung = plan.textBand === '0-4'
  const text = (unit: { en: string; fr: string } | undefined) => unit?.[language] ?? ''
  const refrain = (name: string) => {
    const line = text(units.maybe(name))
    return line && `*${line}*`
  }
  const isBare = savings.has('kinds')
  const us = explainedNames({ plan, language, isBare })
  /** For the youngest, and in a file, many who come along are told apart: the helper, the others, and the last. */
  const isFile = lines.party?.startsWith('party file') ?? false
  const isMany = (isYoung || isFile) && others.length > 1 && !savings.has('together')
  const along = isMany ? us.slice(0, 1) : us
  const isSmall = plan.band === '0-2' || savings.has('asides')
  const after = us.slice(1, others.length > 2 && !isSmall ? -1 : undefined)
  const explainedOthers = others.map((player) => namesOf({ players: [player], hero, language }))
  const roles = rolesOf(units.casting)
  const isSilent = isYoung || savings.has('remark')
  const isOwnLine = isYoung && !plan.alsoWears && !savings.has('thing')
  const plantLine = lines.keep
    ? (isOwnLine && units.plant()) ||
      thingLine({ name: lines.keep, kind: trait?.keepsake?.kind, units, savings })
    : units.maybe(`plant ${plan.plant}`)
  const isInPassing = lines.home.startsWith('met ')
  const about = lines.about && !savings.has('about') ? text(units.about(lines.about)) : ''
  const party =
    lines.party && !savings.has('together')
      ? text(units.party(isSmall ? `party small${plan.title ? ' wait' : ''}` : lines.party))
      : ''
  const hooks: Record<string, string> = {
    when: text(units.own('when')),
    era: eraLine({ plan, units, language }),
    later: lines.later && !savings.has('later') ? text(units.later(lines.later)) : '',
    out: lines.out
      ? whoGoes({
          plan,
          line: text(units.out(lines.out)),
          language,
          isMet: !isInPassing || about !== '',
          isTalkedOf: about !== '',
          file: isFile ? party : '',
        })
      : '',
    home: isYoung || isInPassing ? '' : text(units.voice(lines.home)).replaceAll('{hf:', '{both:'),
    plant: [
      text(plantLine),
      isInPassing
        ? meetIn({
            text: about,
            met: text(units.voice(lines.home)),
            isApart: lines.home.startsWith('met then'),
            language,
          })
        : about,
    ]
      .filter(Boolean)
      .join('\n'),
    pay: text(units.pay()),
    ...(lines.gag && {
      gag1: text(units.gagStep(1)),
      gag2: text(units.gagStep(2)),
      gag3: savings.has('joke') ? '' : text(units.gagStep(3)),
    }),
    talent: lines.talent && !lines.isTalentAtHome ? text(units.talent(lines.talent)) : '',
    again: text(units.maybe('again')),
    between: text(units.between()),
    end: text(units.end()),
    loved: lines.loved ? text(units.maybe('loved')) : '',
    fail: isSilent ? '' : remark({ plan, units, language, kind: 'fail' }),
    go: isSilent ? '' : remark({ plan, units, language, kind: 'go' }),
    party: isFile ? '' : party,
    last: lines.last ? text(units.maybe('last') ?? units.party(lines.last)) : '',
    wish: lines.wish ? text(units.world(lines.wish)) : '',
    granted: lines.wish ? text(units.granted(lines.wish)) : '',
    meet: plan.facts.includes('met(V)') ? '' : text(units.maybe('meet')),
    refrain: refrain('refrain'),
    refrainLast: refrain('refrainLast'),
  }
  if (plan.band !== '5-6' && lines.isSummedUp) {
    if (lines.wonder) hooks.recap1 = text(units.wonder(lines.wonder))
    else
      for (const [at, id] of plan.tries.entries())
        hooks[`recap${at + 1}`] = text(units.maybe(`recap ${id}`))
  }
  const everyone = [hero, helper, ...others]
  const all = listOf({ names: [helper, ...others].map(({ name }) => name), language })
  const friends = others.map((player, at) => [FRIEND_LETTERS[at] ?? '', player] as const)
  const context: FillContext = {
    language,
    present: isYoung,
    names: {
      H: hero.name,
      F: helper.name,
      ...Object.fromEntries(roles.map(([letter, role]) => [letter, role.name[language]])),
      ...Object.fromEntries(friends.map(([letter, { name }]) => [letter, name])),
      Band: listOf({
        names: [
          hero.name,
          isInPassing && !about ? namesOf({ players: [helper], hero, language }) : helper.name,
          ...explainedOthers,
        ],
        language,
      }),
      Xs: isMany
        ? listOf({ names: after, language })
        : namesOf({ players: others, hero, language, isBare }),
      Last: us.at(-1) ?? '',
      Us: listOf({ names: along, language }),
      Crew: listOf({ names: [hero.name, ...along], language }),
      All: all,
      Everyone: everyoneOf({ plan, language, isShort: savings.has('names') }),
      ...(plan.villainName && units.casting.roles.V && { V: plan.villainName[language] }),
    },
    sexes: {
      h: hero.sex,
      f: helper.sex,
      v: plan.villainSex,
      both: [hero, helper].every(({ sex }) => sex === 'female') ? 'female' : 'male',
      ...Object.fromEntries(friends.map(([letter, { sex }]) => [letter.toLowerCase(), sex])),
      hf: everyone.every(({ sex }) => sex === 'female') ? 'female' : 'male',
    },
    kinds: Object.fromEntries(
      [['H', hero] as const, ['F', helper] as const, ...friends].map(([letter, player]) => [
        letter,
        kindOf({ player, language }),
      ]),
    ),
    facts: new Set(plan.facts),
    noun: trait?.keepsake && lines.keep ? trait.keepsake.noun : (trait?.noun ?? null),
    lines: hooks,
  }
  if (isYoung && plan.alsoWears)
    hooks.wear = fillSlots({
      source: language === 'en' ? '{h:his|her} {T}' : '{son T}',
      context: { ...context, noun: plan.alsoWears.noun },
    })
  hooks.trait = traitLine({ plan, units, context, savings })
  return context
}

const SETS_OUT = /\{H\} (?:and|et) (?:\{[^{}]*\}|[^{}.!?\n])*[.!?]/
/** What comes after answers how they set out: nobody is told of in between, but last. */
const LEANING: Record<Language, RegExp> = {
  en: new RegExp(`${SETS_OUT.source} (?:Even so|It|That|Then|So|But)\\b`),
  fr: new RegExp(
    `${SETS_OUT.source} (?:Pourtant|Elle|Il(?! y a)|D.habitude|Ce jour-là|Alors|Mais|On)(?![\\p{L}])`,
    'u',
  ),
}

/**
 * Where nothing else is told of those who come too, they are named with the hero and the helper: *A, B and C the owl
 * were going …* Two who have just spoken are not named again; a helper nobody has met yet is told apart. A file comes
 * after whom it follows, before what there is to see.
 */
function whoGoes({
  plan: { party, lines, trait },
  line,
  language,
  isMet,
  isTalkedOf,
  file,
}: {
  plan: StoryPlan
  line: string
  language: Language
  /** What the helper is has been told, or is told in passing. */
  isMet: boolean
  /** The two have just had a word. */
  isTalkedOf: boolean
  file: string
}): string {
  const { hero, helper, others } = party
  const both = /(^|[.!?] |)\{H\} (?:and|et) \{F\}/
  if (others.length > 0 && !lines.party) return line.replace(both, '$1{Band}')
  const known = isMet ? '{F}' : namesOf({ players: [helper], hero, language })
  const told = line.replace('{F}', known)
  if (file && LEANING[language].test(line)) return `${told} ${file}`
  if (file) return told.replace(SETS_OUT, `$& ${file}`)
  if (!isMet) return told
  const isClear = isTalkedOf && others.length === 0 && !(lines.keep && trait?.noun.fr.isMany)
  if (!isClear) return line
  return line.replace(both, (_found, start: string, at: number) => {
    const isFirst = at === 0 || start !== ''
    if (language === 'en') return `${start}${isFirst ? 'They' : 'they'}`
    return `${start}{both:${isFirst ? 'Ils|Elles' : 'ils|elles'}}`
  })
}

/** The year three thousand, or long ago: the first words of the book. */
function eraLine({ plan: { lines, textBand }, units, language }: Telling): string {
  if (!lines.era) return ''
  if (textBand === '0-4') return units.world(lines.era)[language]
  const isDayNext = FRAME_IDS[lines.frame] === 'object'
  return `${units.world(lines.era)[language]}${isDayNext ? ' ' : '\n'}`
}

/** The first line of the kid's thing, or the shortest that puts it into the page: `bare` and its kind. */
function thingLine({
  name,
  kind,
  units,
  savings,
}: {
  name: string
  /** Of what is kept, where the line is for this very thing. */
  kind?: string | undefined
  units: Units
  savings: ReadonlySet<Saving>
}) {
  const bare = savings.has('thing')
    ? (units.maybeTrait(`bare ${name.split(' ')[1]}`) ?? units.maybeTrait(`bare ${kind}`))
    : undefined
  return bare ?? units.trait(name)
}

/** What the hero is, then the kid's detail, in the words of the detail and not of its keepsake. */
function traitLine({
  plan,
  units,
  context,
  savings,
}: {
  plan: StoryPlan
  units: Units
  context: FillContext
  savings: ReadonlySet<Saving>
}): string {
  const { lines, trait, alsoWears } = plan
  if (savings.has('trait')) return ''
  const said = [lines.hero, lines.trait]
    .filter((name) => name !== null)
    .map((name) => thingLine({ name, units, savings })[context.language])
  if (lines.talent && lines.isTalentAtHome) said.push(units.talent(lines.talent)[context.language])
  return fillSlots({
    source: said.join(plan.textBand === '0-4' ? '\n' : ' '),
    context: { ...context, noun: (alsoWears ?? trait)?.noun ?? null },
  })
}
