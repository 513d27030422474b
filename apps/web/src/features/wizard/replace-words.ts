const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Words nobody can draw give way to others; whatever else was typed around them stays. */
export function replaceWords({ text, words, by }: { text: string; words: string; by: string }) {
  const pieces = text.split(/([^\p{L}\p{M}\p{N}]+)/u)
  const wanted = words.split(' ').map(plain)
  // Between two words stands what parts them.
  const at = pieces.findIndex((_, first) =>
    wanted.every((word, index) => plain(pieces[first + 2 * index] ?? '') === word),
  )
  return at < 0 ? by : pieces.toSpliced(at, 2 * wanted.length - 1, by).join('')
}
