export interface TicketPiece<Key> {
  text: string
  /** The question it leads to; null for words between. */
  key: Key | null
  /** What stays on its line: an opening bracket before it, commas and the like after it. */
  before: string
  after: string
}

const OPENS = /\($/
const CLOSES = /^\u00a0?[,.):;]+/
const found = ({ text, pattern }: { text: string | undefined; pattern: RegExp }) =>
  text?.match(pattern)?.[0] ?? ''

/** A browser may break a line beside anything that can be tapped: its brackets and commas go along. */
export function piecesOf<Key extends string>(
  parts: readonly { text: string; key: Key | null }[],
): TicketPiece<Key>[] {
  const between = (at: number) => (parts[at]?.key === null ? parts[at].text : undefined)
  return parts.map(({ text, key }, at) =>
    key === null
      ? {
          text: text
            .replace(parts[at - 1]?.key ? CLOSES : '', '')
            .replace(parts[at + 1]?.key ? OPENS : '', ''),
          key,
          before: '',
          after: '',
        }
      : {
          text,
          key,
          before: found({ text: between(at - 1), pattern: OPENS }),
          after: found({ text: between(at + 1), pattern: CLOSES }),
        },
  )
}
