import { type AppEvent, appEventSchema } from '@luciole/contract/events'
import * as z from 'zod/mini'
import { askAgain } from './ask-again'
import { keepStream } from './event-stream'
import { staleQueries } from './invalidations'
import { queryClient } from './query-client'
import { trpcClient } from './trpc'
import { createListeners } from '#platform/listeners'

const NAME = 'luciole-events'
const sharedSchema = z.object({ id: z.string(), event: appEventSchema })

const follow: Parameters<typeof keepStream>[0]['follow'] = ({
  lastEventId,
  onData,
  onError,
  onState,
}) =>
  trpcClient.events.follow.subscribe(
    { lastEventId },
    {
      onData,
      onError,
      onConnectionStateChange: ({ state, error }) => onState(state, error),
    },
  )

/** An event says what changed; whoever shows it asks again. */
export function applyEvent(event: AppEvent) {
  for (const queryKey of staleQueries(event)) void askAgain({ client: queryClient, queryKey })
}

const told = createListeners<[AppEvent]>()
/** For the few screens that count what happens, such as the one where a book is made. */
export const onAppEvent = told.listen

/**
 * One stream an account: the tab that holds the lock follows it and tells the others, and when it
 * closes the next tab carries on after the last event anybody saw.
 */
export function followEvents(userId: string) {
  const name = `${NAME}-${userId}`
  const channel = new BroadcastChannel(name)
  const left = new AbortController()
  let lastEventId: string | null = null

  const receive = ({ id, event }: z.infer<typeof sharedSchema>) => {
    lastEventId = id
    applyEvent(event)
    told.tell(event)
  }
  channel.addEventListener('message', ({ data }) => {
    const shared = sharedSchema.safeParse(data)
    if (shared.success) receive(shared.data)
  })

  const lead = () =>
    new Promise<void>((resolve) => {
      const stop = keepStream({
        follow,
        startAfter: lastEventId,
        onEvent: ({ id, data }) => {
          channel.postMessage({ id, event: data })
          receive({ id, event: data })
        },
        onState: () => {},
        random: Math.random,
      })
      left.signal.addEventListener('abort', () => {
        stop()
        resolve()
      })
    })

  if (navigator.locks) {
    void navigator.locks.request(name, { signal: left.signal }, lead).catch(() => {})
  } else {
    void lead()
  }
  return () => {
    left.abort()
    channel.close()
  }
}
