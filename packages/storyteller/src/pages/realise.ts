import type { PageText } from '@luciole/contract/book'
import type { Language } from '@luciole/contract/language'
import { rolesOf } from '#bank/castings'
import { pageSources } from '#pages/page-source'
import { createUnits, type Units } from '#pages/page-units'
import {
  everyoneOf,
  explainedNames,
  explainHero,
  kindOf,
  listOf,
  namesOf,
} from '#pages/party-names'
import { dropOptional, expandEach, FRIEND_LETTERS } from '#pages/young-lines'
import { FRAME_IDS } from '#plan/frames'
import type { StoryPlan } from '#plan/story-plan'
import { fillSlots, type FillContext } from '#text/fill'
import { renderSpeech } from '#text/speech'
import { typeset } from '#text/typography'

/** A remark, by whoever makes it in this book: the words are the same, the letter is theirs. */
function remark({
  plan: { lines, party },
  units,
  language,
  kind,
}: {
  plan: StoryPlan
  units: Units
  language: Language
  kind: 'go' | 'fail'
}): string {
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

function contextOf({
  plan,
  units,
  language,
}: {
  plan: StoryPlan
  units: Units
  language: Language
}): FillContext {
  const { hero, helper, others } = plan.party
  const { lines, trait } = plan
  const isYoung = plan.textBand === '0-4'
  const text = (unit: { en: string; fr: string } | undefined) => unit?.[language] ?? ''
  const refrain = (name: string) => {
    const line = text(units.maybe(name))
    return line && `*${line}*`
  }
  const us = explainedNames({ plan, language })
  /** For the youngest, many who come along are told apart: the helper, the others, and the last of them. */
  const isMany = isYoung && others.length > 1
  const along = isMany ? us.slice(0, 1) : us
  const isSmall = plan.band === '0-2'
  const after = us.slice(1, others.length > 2 && !isSmall ? -1 : undefined)
  const roles = rolesOf(units.casting)
  const plantLine = lines.keep ? units.trait(lines.keep) : units.maybe(`plant ${plan.plant}`)
  const hooks: Record<string, string> = {
    when: text(units.own('when')),
    era: eraLine({ plan, units, language }),
    later: lines.later ? text(units.later(lines.later)) : '',
    out: lines.out ? text(units.out(lines.out)) : '',
    home: isYoung ? '' : text(units.voice(lines.home)).replaceAll('{hf:', '{both:'),
    plant: text(plantLine),
    pay: text(units.pay()),
    ...(lines.gag && {
      gag1: text(units.voice(`${lines.gag} 1`)),
      gag2: text(units.voice(`${lines.gag} 2`)),
      gag3: text(units.voice(`${lines.gag} 3`)),
    }),
    talent: lines.talent && !lines.isTalentAtHome ? text(units.talent(lines.talent)) : '',
    again: text(units.maybe('again')),
    between: text(units.between()),
    end: text(units.end()),
    fail: isYoung ? '' : remark({ plan, units, language, kind: 'fail' }),
    go: isYoung ? '' : remark({ plan, units, language, kind: 'go' }),
    party: lines.party ? text(units.party(isSmall ? 'party small' : lines.party)) : '',
    wish: lines.wish ? text(units.world(lines.wish)) : '',
    granted: lines.wish ? text(units.world(lines.wish.replace('wish', 'granted'))) : '',
    meet: plan.facts.includes('met(V)') ? '' : text(units.maybe('meet')),
    refrain: refrain('refrain'),
    refrainLast: refrain('refrainLast'),
  }
  if (plan.band !== '5-6') {
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
      Xs: isMany
        ? listOf({ names: after, language })
        : namesOf({ players: others, hero, language }),
      Last: us.at(-1) ?? '',
      Us: listOf({ names: along, language }),
      Crew: listOf({ names: [hero.name, ...along], language }),
      All: all,
      Everyone: everyoneOf({ plan, language }),
      ...(plan.villainName && units.casting.roles.V && { V: plan.villainName }),
    },
    sexes: {
      h: hero.sex,
      f: helper.sex,
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
  hooks.trait = traitLine({ plan, units, context })
  return context
}

/** The year three thousand, or long ago: the first words of the book. */
function eraLine({
  plan: { lines, textBand },
  units,
  language,
}: {
  plan: StoryPlan
  units: Units
  language: Language
}): string {
  if (!lines.era) return ''
  if (textBand === '0-4') return units.world(lines.era)[language]
  const isDayNext = FRAME_IDS[lines.frame] === 'object'
  return `${units.world(lines.era)[language]}${isDayNext ? ' ' : '\n'}`
}

/** What the hero is, then the kid's detail, in the words of the detail and not of its keepsake. */
function traitLine({
  plan,
  units,
  context,
}: {
  plan: StoryPlan
  units: Units
  context: FillContext
}): string {
  const { lines, trait, alsoWears } = plan
  const said = [lines.hero, lines.trait]
    .filter((name) => name !== null)
    .map((name) => units.trait(name)[context.language])
  if (lines.talent && lines.isTalentAtHome) said.push(units.talent(lines.talent)[context.language])
  return fillSlots({
    source: said.join(plan.textBand === '0-4' ? '\n' : ' '),
    context: { ...context, noun: (alsoWears ?? trait)?.noun ?? null },
  })
}

/** Who a letter is, for the narrator: a cast id, or the crowd. */
function speakerIds({ plan, units }: { plan: StoryPlan; units: Units }) {
  const ids: Record<string, string> = { H: 'hero', F: plan.party.helper.id }
  for (const [at, { id }] of plan.party.others.entries()) ids[FRIEND_LETTERS[at] ?? ''] = id
  for (const [letter, role] of rolesOf(units.casting)) ids[letter] = role.id
  return ids
}

export interface RealisedStory {
  title: string
  teaser: string
  pages: PageText[]
  asks: string[]
}

/** A plan is told to count its words, then to bind its book: the second time it is remembered. */
const remembered = new WeakMap<StoryPlan, Partial<Record<Language, RealisedStory>>>()

/** A plan told in one language. */
export function realise({
  plan,
  language,
}: {
  plan: StoryPlan
  language: Language
}): RealisedStory {
  const told = remembered.get(plan) ?? {}
  remembered.set(plan, told)
  return (told[language] ??= tell({ plan, language }))
}

function tell({ plan, language }: { plan: StoryPlan; language: Language }): RealisedStory {
  const units = createUnits(plan)
  const context = contextOf({ plan, units, language })
  const ids = speakerIds({ plan, units })
  const saidOnce = new Set<string>()
  const pages = pageSources({ plan, units }).map((page) => {
    const fresh = sayOnce({ source: page.text[language], said: saidOnce })
    const source = dropOptional({
      source: expandEach({ source: expandLines({ source: fresh, context }), plan, language }),
      plan,
    })
    const told = fillSlots({ source, context }).replace(/ {2,}/g, ' ')
    const isFirst = page.kind === 'home' && plan.textBand === '0-4'
    const filled = isFirst ? explainHero({ text: told, hero: plan.party.hero, language }) : told
    const speakerOf = (letter: string) => ids[letter] ?? 'crowd'
    return renderSpeech({ filled, language, speakerOf })
  })
  const plain = (source: string) =>
    typeset({ text: fillSlots({ source, context }).replaceAll('*', ''), language })
  return {
    title: plain(units.title()[language]),
    teaser: plain(units.own('teaser')[language]),
    pages,
    asks: units.own('ask')[language].split('\n').map(plain),
  }
}

/** The helper's remark on a failure, or on the way, is made once in a book. */
function sayOnce({ source, said }: { source: string; said: Set<string> }): string {
  return source.replace(/\{>(fail|go)\}/g, (slot, name: string) => {
    if (said.has(name)) return ''
    said.add(name)
    return slot
  })
}

/** Puts loose lines in place first, so that their own optional marks count. */
function expandLines({ source, context }: { source: string; context: FillContext }): string {
  let text = source
  for (let depth = 0; depth < 4 && text.includes('{>'); depth++)
    text = text.replace(/^(~\s*)?(.*)$/gm, (_, mark: string | undefined, line: string) =>
      line
        .replace(/\{>(\w+)\}/g, (__, hook: string) => context.lines[hook] ?? '')
        .split('\n')
        .map((part) => (mark && !part.startsWith('~') ? `~ ${part}` : part))
        .join('\n'),
    )
  return text
}
