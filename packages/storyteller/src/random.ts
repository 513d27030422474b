/** The same seed always gives the same story. */
export interface Random {
  next: () => number
  /** A whole number from 0 up to, not including, `count`. */
  below: (count: number) => number
  pick: <T>(values: readonly T[]) => T
  shuffle: <T>(values: readonly T[]) => T[]
}

function hash(seed: string): number {
  let value = 2166136261
  for (const character of seed) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 16777619)
  return value >>> 0
}

export function createRandom(seed: string): Random {
  let state = hash(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const below = (count: number) => Math.floor(next() * count)
  const pick = <T>(values: readonly T[]): T => {
    const value = values[below(values.length)]
    if (value === undefined) throw new Error('Nothing to pick from')
    return value
  }
  const shuffle = <T>(values: readonly T[]): T[] =>
    values
      .map((value) => ({ value, at: next() }))
      .sort((a, b) => a.at - b.at)
      .map(({ value }) => value)
  return { next, below, pick, shuffle }
}
