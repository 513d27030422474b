import type { PageText } from '@luciole/contract/book'
import type { Language } from '@luciole/contract/language'
import { rolesOf } from '#bank/castings'
import { speciesWithArticle, unnamedKind } from '#lexicon/species-nouns'
import { pageSources, type PageSource } from '#pages/page-source'
import { createUnits, whenLine, type Units } from '#pages/page-units'
import type { Player } from '#plan/party'
import type { StoryPlan } from '#plan/story-plan'
import { fillSlots, type FillContext } from '#text/fill'
import { renderSpeech } from '#text/speech'
import { typeset } from '#text/typography'

const kindOf = ({ player, language }: { player: Player; language: Language }): string => {
  const { species, sex, voice } = player
  const isCloth = voice === 'lovey'
  if (species) return speciesWithArticle({ species, sex, isCloth, language })
  const isUnnamed = voice === 'lovey' || voice === 'animal' || voice === 'magical_creature'
  return isUnnamed ? unnamedKind({ kind: voice, sex, language }) : ''
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
  const roles = rolesOf(units.casting)
  const plantLine = lines.keep ? units.trait(lines.keep) : units.maybe(`plant ${plan.plant}`)
  const hooks: Record<string, string> = {
    when: whenLine({ plan, units, language }),
    home: text(units.voice(lines.home)),
    plant: text(plantLine),
    pay: text(units.own(`pay ${plan.plant}`)),
    gag1: text(units.voice(`${lines.gag} 1`)),
    gag2: text(units.voice(`${lines.gag} 2`)),
    gag3: text(units.voice(`${lines.gag} 3`)),
    talent: text(units.talent()),
    fail: isYoung || !lines.fail ? '' : text(units.voice(lines.fail)),
    go: isYoung || !lines.go ? '' : text(units.voice(lines.go)),
    meet: plan.facts.includes('met(V)') ? '' : text(units.maybe('meet')),
    refrain: refrain('refrain'),
    refrainLast: refrain('refrainLast'),
  }
  for (const [at, id] of plan.tries.entries())
    hooks[`recap${at + 1}`] = text(units.maybe(`recap ${id}`))
  const everyone = [hero, helper, ...others]
  const context: FillContext = {
    language,
    present: isYoung,
    names: {
      H: hero.name,
      F: helper.name,
      ...Object.fromEntries(roles.map(([letter, role]) => [letter, role.name[language]])),
      ...(plan.villainName && units.casting.roles.V && { V: plan.villainName }),
    },
    sexes: {
      h: hero.sex,
      f: helper.sex,
      hf: everyone.every(({ sex }) => sex === 'female') ? 'female' : 'male',
    },
    kinds: { F: kindOf({ player: helper, language }), H: kindOf({ player: hero, language }) },
    facts: new Set(plan.facts),
    noun: trait?.keepsake && lines.keep ? trait.keepsake.noun : (trait?.noun ?? null),
    lines: hooks,
  }
  hooks.trait = traitLine({ plan, units, context })
  return context
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
  const { lines, trait } = plan
  const isSaidAgain = plan.textBand === '0-4' && lines.keep !== null
  const said = [lines.hero, isSaidAgain ? null : lines.trait]
    .filter((name) => name !== null)
    .map((name) => units.trait(name)[context.language])
  return fillSlots({
    source: said.join(plan.textBand === '0-4' ? '\n' : ' '),
    context: { ...context, noun: trait?.noun ?? null },
  })
}

/** Who a letter is, for the narrator: a cast id, or the crowd. */
function speakerIds({ plan, units }: { plan: StoryPlan; units: Units }) {
  const ids: Record<string, string> = { H: 'hero', F: plan.party.helper.id }
  for (const [letter, role] of rolesOf(units.casting)) ids[letter] = role.id
  return ids
}

/** At 0 to 2, lines marked `~` are dropped; for the others the mark goes. */
function dropOptional({ source, plan }: { source: string; plan: StoryPlan }): string {
  return source
    .split('\n')
    .filter((line) => plan.band !== '0-2' || !line.startsWith('~'))
    .map((line) => line.replace(/^~\s*/, ''))
    .join('\n')
}

function friendLine({
  page,
  at,
  plan,
  context,
}: {
  page: PageSource
  at: number
  plan: StoryPlan
  context: FillContext
}): { filled: string; speaker: string } {
  const { index = 0, unit } = page.friends[at] ?? {}
  if (!unit) throw new Error('A page without that line')
  const player = plan.party.others[index]
  if (!player) throw new Error('A line for a friend who is not there')
  const own: FillContext = {
    ...context,
    names: { ...context.names, X: player.name },
    sexes: { ...context.sexes, x: player.sex },
    kinds: { ...context.kinds, X: kindOf({ player, language: context.language }) },
  }
  return { filled: fillSlots({ source: unit[context.language], context: own }), speaker: player.id }
}

export interface RealisedStory {
  title: string
  teaser: string
  pages: PageText[]
  asks: string[]
}

/** A plan told in one language. */
export function realise({
  plan,
  language,
}: {
  plan: StoryPlan
  language: Language
}): RealisedStory {
  const units = createUnits(plan)
  const context = contextOf({ plan, units, language })
  const ids = speakerIds({ plan, units })
  const saidOnce = new Set<string>()
  const pages = pageSources({ plan, units }).map((page) => {
    const fresh = sayOnce({ source: page.text[language], said: saidOnce })
    const source = dropOptional({
      source: expandLines({ source: fresh, context }),
      plan,
    })
    const own = fillSlots({ source, context })
    const paragraphs: string[] = []
    const speakers = new Map<string, string>()
    for (const at of page.friends.keys()) {
      const line = friendLine({ page, at, plan, context })
      const letter = String.fromCharCode(80 + at)
      speakers.set(letter, line.speaker)
      paragraphs.push(line.filled.replaceAll('[X:', `[${letter}:`))
    }
    const speakerOf = (letter: string) => speakers.get(letter) ?? ids[letter] ?? 'crowd'
    const filled = [...paragraphs, own].join('\n')
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
