import { ageInYears } from './age'

const SMALLEST = 0.56
const GROWN_AT = 11

/** Heights by age, as siblings beside each other: 1 is a child of eleven. */
export const heightBeside = (kid: { dateOfBirth: string }) =>
  SMALLEST + (1 - SMALLEST) * Math.min(1, ageInYears(kid) / GROWN_AT)
