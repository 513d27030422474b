/** A busy machine answers late, in a slow hour later still; what never comes still fails. */
export const PATIENCE_MS = 200_000
