import type { PageText } from '@luciole/contract/book'
import type { Language } from '@luciole/contract/language'
import { pagesOf } from '#pages/realise'
import type { StoryPlan } from '#plan/story-plan'

/** Lines laid over the page of a casting, each told by leaving it out and looking what is gone. */
const LAID = ['gag', 'fail', 'go', 'talent'] as const

/** "He said", "it was", « il », « dit-elle » : whoever was named last is meant. */
const PRONOUN = {
  en: /^(?:He|She|It|His|Her|Its)(?!\p{L})(?! (?:was|is) (?:only|then|nearly|so|not|[A-Z]))/u,
  fr: /^(?:Il|Elle|Lui|Leur)(?!\p{L})(?! (?:y |faisait|fallait|suffisait|pleuvait|se mit à pleuvoir|était (?:tard|temps|une fois|\p{L}+ heures?)))/u,
}
const SAID_BY_PRONOUN = {
  en: /^“[^”]*”,? (?:he|she|it|they) /,
  fr: /^—[^\n]*?(?:[\p{L}]+)(?:-t)?-(?:ils?|elles?)(?!\p{L})/u,
}

export interface Misplaced {
  line: string
  page: number
  language: Language
  why: 'pronoun' | 'talk' | 'question' | 'last where it is worst'
  said: string
}

interface Paragraph {
  text: string
  from: number
}

function paragraphsOf({ text }: PageText): Paragraph[] {
  let from = 0
  return text.split('\n').map((one) => {
    const paragraph = { text: one, from }
    from += one.length + 1
    return paragraph
  })
}

const speaks = ({ text }: Paragraph) => /^[—“]/.test(text)
/** Nothing but who said it comes after the words. */
const endsInSpeech = ({ text }: Paragraph, language: Language) =>
  language === 'en'
    ? /”(?:,?\s*\p{Ll}(?!.* and they )[^.!?”]*)?[.!?]?$/u.test(text)
    : text.startsWith('—')
const asks = ({ text }: Paragraph, language: Language) =>
  language === 'en'
    ? /\?”(?:\s*\p{Ll}(?!.* and they )[^.!?”]*)?[.!?]?$/u.test(text)
    : /^—.*\?(?: [\p{Ll}][^.!?]*\.)?$/u.test(text.replace(/\u00a0|\u202f/g, ' '))

/** The paragraphs of a page that a book told without this line does not have. */
function laidAt({ page, without }: { page: PageText; without: PageText }) {
  const all = paragraphsOf(page)
  const rest = without.text.split('\n')
  if (all.length <= rest.length) return null
  const start = all.findIndex(({ text }, at) => text !== rest[at])
  return { all, start, end: start + all.length - rest.length }
}

/** Laid lines that stand where a listener mistakes who is meant, or where they take the page's last word. */
export function misplacedLines(plan: StoryPlan): { told: number; misplaced: Misplaced[] } {
  const pages = pagesOf(plan)
  const misplaced: Misplaced[] = []
  let told = 0
  for (const line of LAID) {
    if (!plan.lines[line]) continue
    const bare = pagesOf({ ...plan, lines: { ...plan.lines, [line]: null } })
    for (const language of ['en', 'fr'] as const)
      for (const [at, page] of pages[language].entries()) {
        const kind = plan.pages[at]
        const without = bare[language][at]
        if (!without || kind === 'home' || kind === 'restore') continue
        const laid = laidAt({ page, without })
        if (!laid) continue
        told++
        const before = laid.all[laid.start - 1]
        const after = laid.all[laid.end]
        const say = (why: Misplaced['why']) =>
          misplaced.push({
            line,
            page: at + 1,
            language,
            why,
            said: laid.all
              .slice(Math.max(0, laid.start - 1), laid.end + 1)
              .map(({ text }) => text)
              .join(' / '),
          })
        const next = plan.pages[at + 1]
        const isWorst =
          kind === 'quiet' ||
          kind === 'insight' ||
          (kind?.startsWith('try') && (next === 'insight' || next === 'quiet'))
        if (!after) {
          if (isWorst) say('last where it is worst')
          continue
        }
        if (PRONOUN[language].test(after.text) || SAID_BY_PRONOUN[language].test(after.text))
          say('pronoun')
        else if (before && asks(before, language)) say('question')
        else if (before && endsInSpeech(before, language) && speaks(after)) say('talk')
      }
  }
  return { told, misplaced }
}
