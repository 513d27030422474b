import type { Kid } from '@luciole/contract/kids'

/** Where the plan keeps profiles closed, the one that is open; undefined where all are. */
export const onlyOpenKid = (kids: Pick<Kid, 'id' | 'locked'>[]): string | undefined =>
  kids.some(({ locked }) => locked) ? kids.find(({ locked }) => !locked)?.id : undefined
