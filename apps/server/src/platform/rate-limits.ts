import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from './db'
import { AppError } from './errors'

export type RateLimiter = {
  /** Throws `too_many_requests` once `points` are used up. */
  consume(key: string, points?: number): Promise<void>
  /** Seconds until `key` may go on, 0 when it may now. */
  waitSeconds(key: string): Promise<number>
  forget(key: string): Promise<void>
}

/** Counted in the database, so that every process counts together. */
export function createRateLimiter({
  database,
  name,
  points,
  seconds,
}: {
  database: Pick<Database, 'pool'>
  name: string
  points: number
  seconds: number
}): RateLimiter {
  const limiter = new RateLimiterPostgres({
    storeClient: database.pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points,
    duration: seconds,
  })
  return {
    async consume(key, used = 1) {
      try {
        await limiter.consume(key, used)
      } catch (error) {
        if (error instanceof RateLimiterRes) throw new AppError('too_many_requests')
        throw error
      }
    },
    async waitSeconds(key) {
      const state = await limiter.get(key)
      if (state === null || state.consumedPoints < points) return 0
      return Math.ceil(state.msBeforeNext / 1000)
    },
    forget: async (key) => void (await limiter.delete(key)),
  }
}

/**
 * For what is called often: counts here, and tells the database one time in `grain`. A caller gets
 * at most `grain` more calls for each process.
 */
export function inGrains({ limiter, grain }: { limiter: RateLimiter; grain: number }) {
  let counts = new Map<string, number>()
  return async (key: string): Promise<void> => {
    if (counts.size > 50_000) counts = new Map()
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count % grain)
    if (count >= grain) await limiter.consume(key, grain)
  }
}
