import type { PageKind } from '#bank/authoring'
import { createLayer } from '#pages/lay-lines'
import { inOrderOfTime } from '#pages/order-of-time'
import type { Telling, Units } from '#pages/page-units'
import type { Unit } from '#bank/story-text'
import { CHANCE_FRAME, FRAME_IDS, FRAMES, YOUNG_FRAME } from '#plan/frames'
import { pageName } from '#plan/page-name'
import type { StoryPlan } from '#plan/story-plan'
import type { Language } from '@luciole/contract/language'

/** One page before its slots are filled: paragraphs of authored text. */
export interface PageSource {
  kind: PageKind
  hook: boolean
  text: Record<Language, string>
}

function unitOfPage({
  kind,
  plan,
  units,
}: {
  kind: PageKind
  plan: StoryPlan
  units: Units
}): Unit {
  return units.own(pageName({ kind, plan }))
}

function homeText({ plan, units, language }: Telling): string {
  const own = units.maybe('home')
  if (own) return `${own[language]}\n{>party}`
  const spliced = (parts: readonly string[]) => parts.map((part) => `{>${part}}`).join('\n')
  if (plan.textBand === '0-4') {
    const out = units.own('out')[language]
    const first = YOUNG_FRAME.filter((part) => !out.includes(`{>${part}}`))
    const joined = out.replace(/\{(?:Crew|Us)\}[^.!?\n]*(?:\.{3}|[.!?])/g, '$& {>party}')
    return `${spliced(first)}\n${joined}`
  }
  const { frame, party, trait, keep, wish } = plan.lines
  const isChance = plan.party.helper.voice === 'passerby'
  const frameParts = isChance ? CHANCE_FRAME : FRAMES[FRAME_IDS[frame] ?? 'helper']
  const order = frameParts.filter((part) => part !== 'wish' || wish)
  const told = spliced([...order, 'out', 'party'])
  const isSpoken = (unit: Unit | undefined) => unit?.[language].includes('[') ?? false
  const isTraitSpoken = trait !== null && isSpoken(units.trait(trait))
  const together =
    keep && !isTraitSpoken ? told.replace('{>trait}\n{>plant}', '{>trait} {>plant}') : told
  const isPartySpoken = party !== null && isSpoken(units.party(party))
  return `{>era}${isPartySpoken ? together : together.replace('{>out}\n', '{>out} ')}`
}

function lastText({ plan, units, language }: Telling): string {
  const { lines, pages, textBand } = plan
  const strandEnd = pages.includes('strand') ? units.maybe('strandEnd') : undefined
  const ending = lines.ending ? units.ending(lines.ending) : undefined
  const granted = lines.wish ? units.granted(lines.wish) : undefined
  const later = lines.later ? units.later(lines.later) : undefined
  const gag3 = lines.gag ? units.gagStep(3) : undefined
  const restore = units.own('restore')[language]
  if (textBand === '0-4') return restore
  /** Who came along is seen or heard at the end: here, where the casting has nothing for them to do. */
  const last = restore.includes('{each:') ? '' : '{>last}'
  const line = (unit: Unit | undefined, text = unit?.[language] ?? '') =>
    unit ? [{ english: unit.en, text }] : []
  /** What the family wished for as an end comes after every joke: a feast, after those of the same hour. */
  const isFeast = lines.ending?.startsWith('ending celebration') ?? false
  const isClosing = restore.includes('{>close}')
  const joke = line(gag3, '{>gag3}')
  /** A casting whose page ends with its strand keeps that line for the last: the joke is told before. */
  const told = inOrderOfTime([
    ...(isClosing ? [] : joke),
    ...line(strandEnd),
    ...line(granted, '{>granted}'),
    ...(isClosing ? joke : []),
    ...line(later, '{>later}'),
    ...line(isFeast ? ending : undefined),
  ])
  const close = [last, ...[...told, ...line(isFeast ? undefined : ending)].map(({ text }) => text)]
    .filter(Boolean)
    .join('\n')
  return isClosing ? restore.replace('{>close}', close) : `${restore}\n${close}`
}

/** The pages of a plan as authored text with its slots still open. */
export function pageSources({ plan, units }: { plan: StoryPlan; units: Units }): PageSource[] {
  const lay = createLayer({ plan, units })
  return plan.pages.map((kind) => {
    if (kind === 'home' || kind === 'restore') {
      const text = (language: Language) =>
        (kind === 'home' ? homeText : lastText)({ plan, units, language })
      return { kind, hook: false, text: { en: text('en'), fr: text('fr') } }
    }
    const page = unitOfPage({ kind, plan, units })
    const text = (language: Language) => {
      const own = page[language]
      if (kind === 'way') return plan.lines.goAt === 'way' ? own : own.replace('{>go}', '')
      if (kind !== 'road') return own
      const cameo = plan.cameo ? units.cameo(plan.cameo)?.[language] : undefined
      const opening = cameo ?? (plan.lines.goAt === 'road' ? '{>go}' : undefined)
      return opening ? `${opening}\n${own}` : own
    }
    const told = { en: text('en'), fr: text('fr') }
    return {
      kind,
      hook: page.hook,
      text: plan.textBand === '0-4' ? told : lay({ kind, page, text: told }),
    }
  })
}
