import type { BookCharacter, PageText, Span } from '@luciole/contract/book'
import type { Language } from '@luciole/contract/language'

const SPEECH = {
  en: /“[^”]*”|"[^"]*"/g,
  fr: /«[^»]*»|(?:^|\n)\s*—[^\n]*/g,
} satisfies Record<Language, RegExp>
const NEARBY = 60

/** Whoever is named closest to the speech is taken to say it. */
function speakerNear({
  text,
  start,
  end,
  cast,
  language,
}: {
  text: string
  start: number
  end: number
  cast: BookCharacter[]
  language: Language
}): string {
  const around = `${text.slice(Math.max(0, start - NEARBY), start)} ${text.slice(end, end + NEARBY)}`
  return cast.find(({ name }) => around.includes(name[language]))?.id ?? 'narrator'
}

/** A parent's line has no author to mark who speaks: quotes and dashes do. */
export function spansOfEditedText({
  text,
  language,
  cast,
}: {
  text: string
  language: Language
  cast: BookCharacter[]
}): PageText {
  const spans: Span[] = []
  let last = 0
  const add = (speaker: string, start: number, end: number) => {
    if (end > start) spans.push({ speaker, start, end })
  }
  for (const match of text.matchAll(SPEECH[language])) {
    const start = match.index
    const end = start + match[0].length
    add('narrator', last, start)
    add(speakerNear({ text, start, end, cast, language }), start, end)
    last = end
  }
  add('narrator', last, text.length)
  return { text, spans, emphasis: [] }
}
