const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Words nobody can draw give way to others; whatever else was typed around them stays. */
export function replaceWords({ text, words, by }: { text: string; words: string; by: string }) {
  const pieces = text.split(/([^\p{L}\p{M}\p{N}]+)/u)
  const at = pieces.findIndex((piece) => plain(piece) === plain(words))
  return at < 0 ? by : pieces.with(at, by).join('')
}
