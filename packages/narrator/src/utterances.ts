import type { Span } from '@luciole/contract/book'
import { findShownWords } from './shown-words'

/** One breath of one speaker, and the silence before it. */
export type Utterance = { start: number; end: number; speaker: string; pauseBeforeMs: number }

export const SILENCES_MS = {
  head: 250,
  tail: 600,
  sentence: 350,
  beforeSpeech: 200,
  speakerChange: 300,
  paragraph: 650,
  ellipsis: 500,
} as const

const CLOSERS = String.raw`[.!?…]+[\u00a0\u202f]?["”’»)\]]*`
const SENTENCE_END = new RegExp(`${CLOSERS}(?=\\s|$)|\\n+`, 'gu')
const ABBREVIATED = /(?:^|[\s«“"(—])(?:mr|mrs|ms|dr|st|vs|m|mme|mlle|ste)\.$/i
const NARRATOR = 'narrator'

/** Spans with the unsaid parts given to the narrator, in order and without overlap. */
function coverText(text: string, spans: Span[]): Span[] {
  const covered: Span[] = []
  const words = findShownWords(text)
  // A word cut in two would light up for nobody.
  const snap = (at: number) => words.find(({ start, end }) => start < at && at < end)?.end ?? at
  let at = 0
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const start = Math.max(at, snap(span.start))
    const end = Math.min(text.length, snap(span.end))
    if (end <= start) continue
    if (start > at) covered.push({ speaker: NARRATOR, start: at, end: start })
    covered.push({ speaker: span.speaker, start, end })
    at = end
  }
  if (at < text.length) covered.push({ speaker: NARRATOR, start: at, end: text.length })
  return covered
}

function splitSentences(text: string, span: Span): Span[] {
  const parts: Span[] = []
  const inside = text.slice(span.start, span.end)
  let from = 0
  for (const match of inside.matchAll(SENTENCE_END)) {
    const to = match.index + match[0].length
    const isAbbreviation = ABBREVIATED.test(inside.slice(0, match.index + 1)) && match[0] === '.'
    const goesOn = /^(?:…|\.\.+)/.test(match[0]) && /^\s+\p{Ll}/u.test(inside.slice(to))
    if (isAbbreviation || goesOn) continue
    parts.push({ ...span, start: span.start + from, end: span.start + to })
    from = to
  }
  parts.push({ ...span, start: span.start + from, end: span.end })
  return parts
}

function silenceBetween(text: string, before: Span, after: Span): number {
  const lastWordEnd = findShownWords(text.slice(before.start, before.end)).at(-1)?.end ?? 0
  const firstWordStart = findShownWords(text.slice(after.start, after.end))[0]?.start ?? 0
  const gap = text.slice(before.start + lastWordEnd, after.start + firstWordStart)
  if (gap.includes('\n')) return SILENCES_MS.paragraph
  if (/…|\.\.\./.test(gap)) return SILENCES_MS.ellipsis
  if (/[.!?]/.test(gap)) return SILENCES_MS.sentence
  if (before.speaker === after.speaker) return SILENCES_MS.beforeSpeech
  return after.speaker === NARRATOR ? SILENCES_MS.speakerChange : SILENCES_MS.beforeSpeech
}

export function splitUtterances({ text, spans }: { text: string; spans: Span[] }): Utterance[] {
  const parts = coverText(text, spans)
    .flatMap((span) => splitSentences(text, span))
    .filter((part) => findShownWords(text.slice(part.start, part.end)).length > 0)
  return parts.map((part, index) => {
    const before = parts[index - 1]
    const pauseBeforeMs = before ? silenceBetween(text, before, part) : SILENCES_MS.head
    return { ...part, pauseBeforeMs }
  })
}
