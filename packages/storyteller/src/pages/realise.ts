import type { PageText } from '@luciole/contract/book'
import type { Language } from '@luciole/contract/language'
import type { Era, Setting } from '@luciole/contract/scene-brief'
import { rolesOf } from '#bank/castings'
import { oncePer } from '#once-per'
import { contextOf } from '#pages/fill-context'
import { fitToRoom, type Saving } from '#pages/page-room'
import { pageSources, type PageSource } from '#pages/page-source'
import { createUnits, type Telling, type Units } from '#pages/page-units'
import { explainHero } from '#pages/party-names'
import { sayPronouns } from '#pages/pronouns'
import { partySex } from '#pages/who-walks'
import { dropOptional, expandEach, FRIEND_LETTERS } from '#pages/young-lines'
import type { StoryPlan } from '#plan/story-plan'
import { fillSlots, type FillContext } from '#text/fill'
import { renderSpeech } from '#text/speech'
import { typeset } from '#text/typography'

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
const told = oncePer(tell)

/** The pages alone, each told when it is asked for. */
export const eachPageOf = (plan: StoryPlan): Iterable<Record<Language, PageText>> =>
  told(plan).eachPage()

/** The pages alone, to count their words. */
export function pagesOf(plan: StoryPlan): Record<Language, PageText[]> {
  const pages = [...eachPageOf(plan)]
  return { en: pages.map(({ en }) => en), fr: pages.map(({ fr }) => fr) }
}

/** A plan told in one language. */
export function realise({
  plan,
  language,
}: {
  plan: StoryPlan
  language: Language
}): RealisedStory {
  return { ...told(plan).around[language](), pages: pagesOf(plan)[language] }
}

/** Both languages at once: what a page has no room for goes in both. */
function tell(plan: StoryPlan) {
  const units = createUnits(plan)
  const tellers = {
    en: createTeller({ plan, units, language: 'en' }),
    fr: createTeller({ plan, units, language: 'fr' }),
  }
  const sources = pageSources({ plan, units })
  const pages: Record<Language, PageText>[] = []
  const tellPage = ({ kind, text }: PageSource) =>
    fitToRoom({
      plan,
      kind,
      tell: (savings) => ({
        en: tellers.en.tell({ kind, source: text.en, savings }),
        fr: tellers.fr.tell({ kind, source: text.fr, savings }),
      }),
    })
  return {
    *eachPage() {
      for (const [at, source] of sources.entries()) yield (pages[at] ??= tellPage(source))
    },
    around: { en: tellers.en.around, fr: tellers.fr.around },
  }
}

/** One language of a book, page by page. */
function createTeller({ plan, units, language }: Telling) {
  const ids = speakerIds({ plan, units })
  const { hero, helper, others } = plan.party
  const players = [hero, helper]
  const contexts = new Map<string, FillContext>()
  const contextWith = (savings: ReadonlySet<Saving>) => {
    const key = [...savings].join()
    const known = contexts.get(key)
    if (known) return known
    const context = contextOf({ plan, units, language, savings })
    contexts.set(key, context)
    return context
  }
  const roles = rolesOf(units.casting).map(([, role]) => role.name[language])
  const names = [
    ...[hero, helper, ...others].map(({ name }) => name),
    ...roles,
    plan.villainName?.[language] ?? '',
  ]
  return {
    tell({
      kind,
      source,
      savings,
    }: {
      kind: PageSource['kind']
      source: string
      savings: ReadonlySet<Saving>
    }): PageText {
      const known = contextWith(savings)
      const own = known.sexes.hf ?? 'male'
      const hf = partySex({ casting: units.casting, plan, kind, own })
      const context = { ...known, sexes: { ...known.sexes, hf } }
      const whole = expandEach({
        source: expandLines({ source, context }),
        plan,
        language,
        savings,
      })
      const filledIn = fillSlots({
        source: dropOptional({ source: whole, plan, savings }),
        context,
      })
      const tidy = filledIn.replace(/ {2,}/g, ' ')
      const isFirst = kind === 'home' && plan.textBand === '0-4'
      const opened = isFirst
        ? openWithEra({
            text: tidy,
            era: context.lines.era ?? '',
            hero: hero.name,
            helper: plan.party.helper.name,
            isShown: isEraInSight({ plan, settings: units.casting.settings }),
          })
        : tidy
      const filled = isFirst
        ? explainHero({ text: opened, hero, language })
        : plan.textBand === '0-4'
          ? opened
          : sayPronouns({ text: opened, players, language, names })
      const speakerOf = (letter: string) => ids[letter] ?? 'crowd'
      return renderSpeech({ filled, language, speakerOf })
    },
    around() {
      const context = contextWith(new Set())
      const plain = (source: string) =>
        typeset({ text: fillSlots({ source, context }).replaceAll('*', ''), language })
      return {
        title: plain(units.title()[language]),
        teaser: plain(units.own('teaser')[language]),
        asks: units.own('ask')[language].split('\n').map(plain),
      }
    },
  }
}

/** A rocket, a castle: where something of that time is beside it, the youngest hear when it was. Elsewhere the picture shows it. */
const SEEN_IN: Partial<Record<Era, Setting>> = { past: 'magical_kingdom', future: 'space' }

const isEraInSight = ({
  plan,
  settings,
}: {
  plan: StoryPlan
  settings: readonly Setting[]
}): boolean => settings[0] !== undefined && settings[0] === SEEN_IN[plan.era]

/**
 * "Long ago" never stands alone: where hero and helper set out by name, it opens that line, or the hero's own before
 * it, so that nobody does anything before it was long ago; else it is not told.
 */
function openWithEra({
  text,
  era,
  hero,
  helper,
  isShown,
}: {
  text: string
  era: string
  hero: string
  helper: string
  isShown: boolean
}): string {
  if (!era.endsWith('...') || !text.startsWith(`${era}\n`)) return text
  const lines = text.slice(era.length + 1).split('\n')
  const at = isShown
    ? lines.findIndex(
        (line) =>
          /^[ ,]/.test(line.slice(hero.length)) && line.startsWith(hero) && line.includes(helper),
      )
    : -1
  const isHeroFirst = lines[0]?.startsWith(`${hero} `) ?? false
  const opened = at > 0 && isHeroFirst ? 0 : at
  return lines.map((line, i) => (i === opened ? `${era.slice(0, -3)}, ${line}` : line)).join('\n')
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
