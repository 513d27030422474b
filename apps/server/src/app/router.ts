import { createEventsRouter } from '#platform/events.router'
import { router } from '#platform/trpc'
import type { House } from './house'
import type { Services } from './services'

/** Every procedure, one line a feature. */
export const createAppRouter = ({ house }: { house: House; services: Services }) =>
  router({
    events: createEventsRouter(house),
  })

export type AppRouter = ReturnType<typeof createAppRouter>
