import { createAccountRouter, createRatingRouter } from '#features/accounts/accounts.router'
import { createEventsRouter } from '#platform/events.router'
import { router } from '#platform/trpc'
import type { House } from './house'
import type { Services } from './services'

/** Every procedure, one line a feature. */
export const createAppRouter = ({ house, services }: { house: House; services: Services }) =>
  router({
    account: createAccountRouter(services),
    events: createEventsRouter(house),
    rating: createRatingRouter(services),
  })

export type AppRouter = ReturnType<typeof createAppRouter>
