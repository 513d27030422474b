import { inArray, lt, sql } from 'drizzle-orm'
import type { Queryable } from '#platform/db'
import { identityLimits } from '#providers/identity/identity.tables'

/** One statement, so that any number of processes share one bucket. */
export async function takeDrop(
  db: Queryable,
  { key, now, periodMs, burst }: { key: string; now: Date; periodMs: number; burst: number },
): Promise<boolean> {
  const period = sql`make_interval(secs => ${periodMs / 1000}::double precision)`
  const at = sql`${now.toISOString()}::timestamptz`
  const result = await db.execute(sql`
    insert into ${identityLimits} as bucket (key, until, last_at)
    values (${key}, ${at} + ${period}, ${at})
    on conflict (key) do update
      set until = greatest(bucket.until, ${at}) + ${period}, last_at = ${at}
      where greatest(bucket.until, ${at}) + ${period} - ${at}
        <= make_interval(secs => ${(periodMs * burst) / 1000}::double precision)
    returning key`)
  return result.rows.length > 0
}

/** Counts the attempt before it is made, so that a hundred at once are a hundred. */
export async function takeAttempt(
  db: Queryable,
  { key, now, free, longestMs }: { key: string; now: Date; free: number; longestMs: number },
): Promise<boolean> {
  const at = sql`${now.toISOString()}::timestamptz`
  const attempts = sql`case when tried.last_at < ${at} - interval '1 hour' then 1
    else tried.attempts + 1 end`
  const result = await db.execute(sql`
    insert into ${identityLimits} as tried (key, until, attempts, last_at)
    values (${key}, ${at}, 1, ${at})
    on conflict (key) do update
      set attempts = ${attempts}, last_at = ${at},
        until = ${at} + make_interval(secs => case when ${attempts} <= ${free}::int then 0
          else least(power(2, least(${attempts} - ${free}::int, 20)),
            ${longestMs / 1000}::double precision) end)
      where tried.until <= ${at}
    returning key`)
  return result.rows.length > 0
}

export async function forgetLimits(db: Queryable, keys: string[]): Promise<void> {
  await db.delete(identityLimits).where(inArray(identityLimits.key, keys))
}

export async function deleteLimitsBefore(db: Queryable, before: Date): Promise<void> {
  await db.delete(identityLimits).where(lt(identityLimits.until, before))
}
