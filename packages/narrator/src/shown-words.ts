/** A word as the reader sees it: what lights up. Punctuation belongs to no word. */
export type ShownWord = { start: number; end: number; text: string }

const GROUPED_NUMBER = String.raw`\d{1,3}(?:[\u00a0\u202f,]\d{3})+(?!\d)`
const CLOCK = String.raw`\d{1,2}(?::\d{2}|[ \u00a0\u202f]?h[ \u00a0\u202f]?\d{2})(?!\d)`
const DECIMAL = String.raw`\d+[.,]\d+`
const WORD = String.raw`[\p{L}\p{M}\p{N}]+(?:['’\-‑](?=[\p{L}\p{N}])[\p{L}\p{M}\p{N}]+)*`
const SHOWN = new RegExp(`${GROUPED_NUMBER}|${CLOCK}|${DECIMAL}|${WORD}`, 'gu')

export function findShownWords(text: string): ShownWord[] {
  return Array.from(text.matchAll(SHOWN), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
    text: match[0],
  }))
}
