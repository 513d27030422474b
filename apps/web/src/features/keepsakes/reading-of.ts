import type { Language } from '@luciole/contract/language'
import type { Narration } from '@luciole/contract/narration'

/** How much of a book has been read aloud in a language, by the story voice or by the parent. */
export function readingOf({
  narration,
  language,
  pages,
}: {
  narration: Narration
  language: Language
  pages: number
}) {
  const story = narration.story.filter((one) => one.language === language)
  const done = story.filter(({ state }) => state === 'ready').length
  const recorded = narration.parent.filter((one) => one.language === language).length
  return {
    done,
    isWhole: done === pages || recorded === pages,
    /** On its way; a page that failed must be asked for again. */
    isAsked: story.some(({ state }) => state === 'recording'),
  }
}
