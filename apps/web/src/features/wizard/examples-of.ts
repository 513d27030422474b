const SHOWN = 3

/** The next three each day, in the order they were chosen: a book every evening, and not one set of names. */
export function examplesOf({ examples, day }: { examples: readonly string[]; day: number }) {
  if (examples.length <= SHOWN) return examples
  return Array.from(
    { length: SHOWN },
    (_, index) => examples[(day * SHOWN + index) % examples.length] ?? '',
  )
}
