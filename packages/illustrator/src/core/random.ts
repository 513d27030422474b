export interface Random {
  /** 0 up to but not including 1. */
  next: () => number
  between: (low: number, high: number) => number
  pick: <T>(choices: readonly T[]) => T
  chance: (share: number) => boolean
}

/** FNV-1a over the parts: name the story, the page and the purpose, one stream for each purpose. */
export function hashSeed(...parts: readonly (string | number)[]): number {
  let hash = 2166136261
  for (const character of parts.join('\u0001')) {
    hash ^= character.codePointAt(0) ?? 0
    hash = Math.imul(hash, 16777619)
  }
  return hash >>> 0
}

export function createRandom(...purpose: readonly (string | number)[]): Random {
  let state = hashSeed(...purpose) || 1
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    pick: <T>(choices: readonly T[]) => choices[Math.floor(next() * choices.length)] as T,
    chance: (share) => next() < share,
  }
}

/** Smooth one-dimensional noise, about -1..1, one bump per unit. */
export function createNoise(...purpose: readonly (string | number)[]): (x: number) => number {
  const random = createRandom(...purpose)
  const values = Array.from({ length: 256 }, () => random.next() * 2 - 1)
  const at = (index: number) => values[index & 255] ?? 0
  return (x) => {
    const cell = Math.floor(x)
    const f = x - cell
    const eased = f * f * (3 - 2 * f)
    return at(cell) * (1 - eased) + at(cell + 1) * eased
  }
}
