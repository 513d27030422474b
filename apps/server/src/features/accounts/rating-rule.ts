const DAY_MS = 86_400_000
const BOOKS_FIRST = 2
const MOST_TIMES = 3
const PAUSE_DAYS = 60

/** After a second finished book, seldom, and never again once answered. */
export function shouldAskForRating({
  finishedBooks,
  account,
  now,
}: {
  finishedBooks: number
  account: { ratingStars: number | null; ratingAskedAt: Date | null; ratingAskedTimes: number }
  now: Date
}): boolean {
  if (finishedBooks < BOOKS_FIRST || account.ratingStars !== null) return false
  if (account.ratingAskedAt === null) return true
  const hasPaused = now.getTime() - account.ratingAskedAt.getTime() > PAUSE_DAYS * DAY_MS
  return hasPaused && account.ratingAskedTimes < MOST_TIMES
}
