import { bookSchema, type Book } from '@luciole/contract/book'
import { findBadJoint } from '#checks/french-joints'
import type { StoryPlan } from '#plan/story-plan'
import { READERS } from '#reading-bands'
import { wordsOf } from '#text/readability'

/** Faults of a finished book that a program can see. A book always comes out; this is for us. */
export function checkBook({ book, plan }: { book: Book; plan: StoryPlan }): string[] {
  const faults: string[] = []
  const where = `${plan.casting} ${plan.band} ${plan.seed}`
  if (!bookSchema.safeParse(book).success) faults.push('does not fit the contract')
  if (book.pages.length !== READERS[book.band].pages) faults.push('has another number of pages')
  const ids = new Set(book.cast.map(({ id }) => id))
  for (const { number, text, brief } of book.pages) {
    for (const actor of brief.cast)
      if (!ids.has(actor.id)) faults.push(`page ${number}: ${actor.id} is not in the cast`)
    for (const language of ['en', 'fr'] as const) {
      const page = text[language]
      if (!page.text.trim()) faults.push(`page ${number} ${language}: is empty`)
      if (/[{}[\]*~|]|(?<!\p{L})(?:undefined|null)(?!\p{L})| {2,}/u.test(page.text))
        faults.push(`page ${number} ${language}: marks are left in "${page.text.slice(0, 60)}"`)
      for (const span of page.spans)
        if (span.speaker !== 'narrator' && span.speaker !== 'crowd' && !ids.has(span.speaker))
          faults.push(`page ${number} ${language}: ${span.speaker} speaks and is nobody`)
    }
    const joint = findBadJoint(text.fr.text)
    if (joint) faults.push(`page ${number}: bad joint "${joint}"`)
  }
  return faults.map((fault) => `${where}: ${fault}`)
}

/** Share of pages inside the reader's word budget. */
export function pagesInBudget(book: Book): { en: number; fr: number } {
  const [least, most] = READERS[book.band].words
  const share = (language: 'en' | 'fr') =>
    book.pages.filter(({ text }) => {
      const count = wordsOf(text[language].text).length
      return count >= least && count <= most
    }).length / book.pages.length
  return { en: share('en'), fr: share('fr') }
}
