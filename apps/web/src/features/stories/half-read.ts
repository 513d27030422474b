import type { StorySummary } from '@luciole/contract/stories'

type Marked = Pick<StorySummary, 'state' | 'bookmark' | 'finishedCount'>

/**
 * A bookmark is in it, at the first reading or any later one. One that was read and is merely open at its
 * beginning is still a book that was read.
 */
export const isHalfRead = ({ state, bookmark, finishedCount }: Marked) =>
  state === 'ready' && bookmark !== null && (finishedCount === 0 || bookmark > 1)

/** Being read or made: it stands first on its shelf. */
export const isUnfinished = (story: Marked) => story.state !== 'ready' || isHalfRead(story)
