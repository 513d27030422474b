import type { PageText } from '@luciole/contract/book'

export interface Range {
  start: number
  end: number
}
/** What the voice is saying, when it speaks. */
export interface Reading {
  sentence: Range | null
  word: Range | null
}
export interface Piece extends Range {
  text: string
  isEmphasis: boolean
  isRead: boolean
  isWord: boolean
}

const covers = (range: Range | null | undefined, at: number) =>
  Boolean(range && at >= range.start && at < range.end)

/** A page as paragraphs of pieces that are all one look; offsets stay those of the page. */
export function piecesOf({
  page: { text, emphasis },
  reading,
}: {
  page: PageText
  reading: Reading | null
}): Piece[][] {
  const edges = new Set<number>()
  for (const range of [...emphasis, reading?.sentence, reading?.word]) {
    if (range) edges.add(range.start).add(range.end)
  }
  let offset = 0
  return text.split('\n').map((paragraph) => {
    const start = offset
    const end = start + paragraph.length
    offset = end + 1
    const inside = [...edges].filter((edge) => edge > start && edge < end).sort((a, b) => a - b)
    const bounds = [start, ...inside, end]
    return bounds.slice(0, -1).map((from, index) => {
      const to = bounds[index + 1] ?? end
      return {
        start: from,
        end: to,
        text: text.slice(from, to),
        isEmphasis: emphasis.some((range) => covers(range, from)),
        isRead: covers(reading?.sentence, from),
        isWord: covers(reading?.word, from),
      }
    })
  })
}
