const STAYS_MS = 10 * 60_000
let cameAt = Number.NEGATIVE_INFINITY

/** Whoever did the sum is not asked again for ten minutes. */
export const rememberGrownUp = () => void (cameAt = performance.now())
export const isGrownUpHere = () => performance.now() - cameAt < STAYS_MS
