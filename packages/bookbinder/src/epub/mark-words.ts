import type { PageText } from '@luciole/contract/book'
import type { WordMark } from '@luciole/contract/narration'
import { escapeXml } from './escape'

export const wordId = (index: number) => `w${index + 1}`
export const TEXT_ID = 'text'

/** Paragraphs in which every spoken word can be pointed at and sounds are set in italics. */
export function markWords({ text, emphasis }: PageText, marks: readonly WordMark[]): string {
  const isEmphasis = (at: number) => emphasis.some(({ start, end }) => at >= start && at < end)
  const plain = ({ from, to }: { from: number; to: number }) => {
    let html = ''
    for (let at = from; at < to;) {
      const emphasised = isEmphasis(at)
      let end = at + 1
      while (end < to && isEmphasis(end) === emphasised) end += 1
      const words = escapeXml(text.slice(at, end))
      html += emphasised ? `<em>${words}</em>` : words
      at = end
    }
    return html
  }
  let offset = 0
  return text
    .split('\n')
    .map((paragraph) => {
      const [start, end] = [offset, offset + paragraph.length]
      offset = end + 1
      let at = start
      let html = ''
      marks.forEach(({ s, e }, index) => {
        if (s < start || e > end) return
        html += plain({ from: at, to: s })
        html += `<span id="${wordId(index)}">${plain({ from: s, to: e })}</span>`
        at = e
      })
      return `<p>${html}${plain({ from: at, to: end })}</p>`
    })
    .join('\n')
}
