import type { Face } from './faces'

export interface Run {
  text: string
  face: Face
}
export interface Line {
  runs: Run[]
  width: number
  opensParagraph: boolean
}
interface Letters {
  text: string
  face: Face
  emphasisFace: Face
  /** Ranges set in the other face. */
  emphasis: readonly { start: number; end: number }[]
}
type Measure = (run: Run) => number

/** A word with the blank before it: the same face all through, or cut where emphasis begins. */
function wordsOf({ text, face, emphasisFace, emphasis }: Letters, from: number, to: number) {
  const words: Run[][] = []
  const isEmphasis = (at: number) => emphasis.some(({ start, end }) => at >= start && at < end)
  let word: Run[] = []
  for (let at = from; at < to; at += 1) {
    const letter = text[at] ?? ''
    if (letter === ' ') {
      if (word.length > 0) words.push(word)
      word = []
      continue
    }
    const chosen = isEmphasis(at) ? emphasisFace : face
    const last = word.at(-1)
    if (last?.face === chosen) last.text += letter
    else word.push({ text: letter, face: chosen })
  }
  if (word.length > 0) words.push(word)
  return words
}

const widthOf = (runs: Run[], measure: Measure) => runs.reduce((sum, run) => sum + measure(run), 0)

function fill({ words, width, measure }: { words: Run[][]; width: number; measure: Measure }) {
  const lines: Line[] = []
  const blank = measure({ text: ' ', face: words[0]?.[0]?.face ?? 'story' })
  for (const word of words) {
    const wide = widthOf(word, measure)
    const line = lines.at(-1)
    if (line && line.width + blank + wide <= width) {
      line.runs.push({ text: ' ', face: word[0]?.face ?? 'story' }, ...word)
      line.width += blank + wide
    } else lines.push({ runs: [...word], width: wide, opensParagraph: lines.length === 0 })
  }
  return lines
}

/** Narrowed a little while that saves a word from standing alone on its last line. */
function fillWell({
  shortestEnd,
  ...given
}: {
  words: Run[][]
  width: number
  measure: Measure
  shortestEnd: number
}) {
  const lines = fill(given)
  const last = lines.at(-1)
  if (lines.length < 2 || !last || last.width > given.width * shortestEnd) return lines
  for (const share of [0.97, 0.94, 0.9, 0.86, 0.82, 0.78, 0.74, 0.7, 0.66, 0.62, 0.58]) {
    const tried = fill({ ...given, width: given.width * share })
    const end = tried.at(-1)
    if (tried.length === lines.length && end && end.width > given.width * share * shortestEnd)
      return tried
  }
  return lines
}

/** Paragraphs of a page as lines no wider than `width`; nothing is justified or hyphenated. */
export function breakLines({
  width,
  measure,
  shortestEnd = 0.22,
  ...letters
}: Letters & {
  width: number
  measure: Measure
  /** How long the last line of a paragraph should at least be, as a share of the others. */
  shortestEnd?: number
}): Line[] {
  let offset = 0
  return letters.text.split('\n').flatMap((paragraph) => {
    const words = wordsOf(letters, offset, offset + paragraph.length)
    offset += paragraph.length + 1
    return words.length > 0 ? fillWell({ words, width, measure, shortestEnd }) : []
  })
}

/** As few lines as fit, made about equally long: for titles. */
export function balanceLines(given: Letters & { width: number; measure: Measure }): Line[] {
  const lines = breakLines(given)
  let best = lines
  for (let share = 0.96; share > 0.4; share -= 0.04) {
    const tried = breakLines({ ...given, width: given.width * share })
    if (tried.length > lines.length) break
    best = tried
  }
  return best
}
