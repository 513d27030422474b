import { readStored, writeStored } from '#platform/stored'

const KEY = 'luciole.ratingDue'
const ANSWERS = ['yes', 'no'] as const

/** A book was finished and it is time to ask: kept, for it may have been bedtime. */
export const isRatingDue = () => readStored({ key: KEY, allowed: ANSWERS }) === 'yes'
export const keepRatingDue = (isDue: boolean) =>
  writeStored({ key: KEY, value: isDue ? 'yes' : 'no' })
