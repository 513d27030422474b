import type { StorySummary } from '@luciole/contract/stories'

/** A bookmark is in it, at the first reading or any later one. */
export const isHalfRead = ({ state, bookmark }: Pick<StorySummary, 'state' | 'bookmark'>) =>
  state === 'ready' && bookmark !== null

/** Being read or made: it stands first on its shelf. */
export const isUnfinished = (story: Pick<StorySummary, 'state' | 'bookmark'>) =>
  story.state !== 'ready' || isHalfRead(story)
