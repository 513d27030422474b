import { followInput } from '@luciole/contract/events'
import { tracked } from '@trpc/server'
import type { Database } from './db'
import { followEvents } from './events'
import type { Metrics } from './metrics'
import { firstOf } from './stopping'
import { accountProcedure, router } from './trpc'

export const createEventsRouter = ({
  database,
  metrics,
}: {
  database: Database
  metrics: Pick<Metrics, 'streams'>
}) =>
  router({
    follow: accountProcedure.input(followInput).subscription(async function* ({
      ctx,
      input,
      signal,
    }) {
      metrics.streams.inc()
      const end = firstOf([ctx.signal, signal])
      try {
        const followed = followEvents({
          database,
          accountId: ctx.parent.accountId,
          lastEventId: input.lastEventId ?? null,
          signal: end.signal,
        })
        for await (const { id, event } of followed) yield tracked(id, event)
      } finally {
        end.release()
        metrics.streams.dec()
      }
    }),
  })
