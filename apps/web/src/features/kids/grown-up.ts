const STAYS_MS = 10 * 60_000
const NEVER = Number.NEGATIVE_INFINITY
let cameAt = NEVER

/** Whoever did the sum is not asked again for ten minutes. */
export const rememberGrownUp = () => void (cameAt = performance.now())
export const isGrownUpHere = () => performance.now() - cameAt < STAYS_MS
export const forgetGrownUp = () => void (cameAt = NEVER)
