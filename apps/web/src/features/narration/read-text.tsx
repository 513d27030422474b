import type { Language } from '@luciole/contract/language'
import type { Range, Reading } from './reading-at'

const inside = (range: Range | null | undefined, at: number) =>
  Boolean(range && at >= range.start && at < range.end)

/** A few lines in which what is said lights up. */
export function ReadText({
  text,
  language,
  reading,
}: {
  text: string
  language: Language
  reading: Reading | null
}) {
  const edges = [reading?.sentence, reading?.word].flatMap((range) =>
    range ? [range.start, range.end] : [],
  )
  const bounds = [...new Set([0, ...edges, text.length])].toSorted((a, b) => a - b)
  return (
    <p lang={language} className="font-story text-base leading-relaxed whitespace-pre-line">
      {bounds.slice(0, -1).map((from, index) => (
        <span
          key={from}
          className={
            inside(reading?.word, from)
              ? 'read-word'
              : inside(reading?.sentence, from)
                ? 'read-sentence'
                : undefined
          }
        >
          {text.slice(from, bounds[index + 1])}
        </span>
      ))}
    </p>
  )
}
