import type { Book, CanonFact, Ledger, PageText } from '@luciole/contract/book'
import { castingById } from '#bank/castings'
import { bookCast, whoAppears } from '#book-cast'
import { acceptedText } from '#gate/accepted-text'
import { briefsOf } from '#pages/briefs'
import { pageSources } from '#pages/page-source'
import { createUnits } from '#pages/page-units'
import { realise } from '#pages/realise'
import { planStory } from '#plan/plan-story'
import type { StoryPlan } from '#plan/story-plan'
import type { StoryAsk } from '#story-ask'
import { readingLevel } from '#text/readability'

export const ENGINE = 'luciole-1'

export interface ToldStory {
  book: Book
  /** What this kid has now been told. */
  ledgerEntry: Ledger['entries'][number]
  /** What a later story may call on. */
  canonFacts: CanonFact[]
  plan: StoryPlan
}

/** A plan as a finished book in both languages. */
export function bindBook({ plan, details }: { plan: StoryPlan; details: string }): Book {
  const en = realise({ plan, language: 'en' })
  const fr = realise({ plan, language: 'fr' })
  const briefs = briefsOf(plan)
  const sources = pageSources({ plan, units: createUnits(plan) })
  const textOf = (told: typeof en) => told.pages.map(({ text }) => text).join('\n')
  const empty = { text: '', spans: [], emphasis: [] }
  return {
    engine: ENGINE,
    band: plan.band,
    title: { en: en.title, fr: fr.title },
    teaser: { en: en.teaser, fr: fr.teaser },
    cast: whoAppears({
      cast: bookCast({ plan, details }),
      plan,
      drawn: new Set(
        [briefs.cover, ...briefs.pages].flatMap(({ cast }) => cast.map(({ id }) => id)),
      ),
      told: en.pages,
    }),
    pages: briefs.pages.map((brief, at) => ({
      number: at + 1,
      text: { en: en.pages[at] ?? empty, fr: fr.pages[at] ?? empty },
      brief,
      hook: at + 1 < briefs.pages.length && (sources[at]?.hook === true || asksOn(en.pages[at])),
    })),
    cover: briefs.cover,
    prompts: en.asks.map((ask, at) => ({ en: ask, fr: fr.asks[at] ?? ask })),
    readingLevel: {
      en: readingLevel({ text: textOf(en), language: 'en' }),
      fr: readingLevel({ text: textOf(fr), language: 'fr' }),
    },
  }
}

/** A page that ends on a question, or on three dots, wants the next one. */
const asksOn = (page: PageText | undefined) => /[?…]”?$/.test(page?.text.trim() ?? '')

const lineAt = (text: string, at: number) => text.split('\n').at(at) ?? ''

/** Answers, a kid and what was told before → a book, with what to remember of it. */
export function tellStory(ask: StoryAsk, among: Parameters<typeof planStory>[1] = {}): ToldStory {
  const plan = planStory(ask, among)
  const details = acceptedText({ answers: ask.answers, key: 'hero-details' })
  const book = bindBook({ plan, details })
  const first = book.pages[0]?.text
  const last = book.pages.at(-1)?.text
  return {
    book,
    plan,
    ledgerEntry: {
      casting: plan.casting,
      kernel: plan.kernel,
      units: [...plan.units],
      title: book.title.en,
      firstLine: { en: lineAt(first?.en.text ?? '', 0), fr: lineAt(first?.fr.text ?? '', 0) },
      lastLine: { en: lineAt(last?.en.text ?? '', -1), fr: lineAt(last?.fr.text ?? '', -1) },
    },
    canonFacts: castingById(plan.casting).canon.map((fact) => ({ ...fact })),
  }
}
