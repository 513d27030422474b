import { createAccountRouter, createRatingRouter } from '#features/accounts/accounts.router'
import { createCompanionsRouter } from '#features/companions/companions.router'
import { createKeepsakesRouter } from '#features/keepsakes/keepsakes.router'
import { createKidProcedure, createOpenKidProcedure } from '#features/kids/kid-procedure'
import { createKidsRouter } from '#features/kids/kids.router'
import { createNarrationRouter } from '#features/narration/narration.router'
import {
  createAvatarRouter,
  createCompanionPictureRouter,
} from '#features/portraits/portraits.router'
import { createSharesRouter } from '#features/sharing/shares.router'
import { createServicesRouter } from '#features/services/services.router'
import { createStoriesRouter } from '#features/stories/stories.router'
import { createNotificationsRouter } from '#features/notifications/notifications.router'
import { createSubscriptionsRouter } from '#features/subscriptions/subscriptions.router'
import { createEventsRouter } from '#platform/events.router'
import { createRateLimiter } from '#platform/rate-limits'
import { router } from '#platform/trpc'
import { createConfigRouter } from './public-config'
import type { House } from './house'
import type { Services } from './services'

/** A family on one address opens a book now and then; a guesser asks far more often. */
const SHARED_BOOKS_A_MINUTE = 30

/** Every procedure, one line a feature. */
export function createAppRouter({ house, services }: { house: House; services: Services }) {
  const { db } = house.database
  const kidProcedure = createKidProcedure({ db, kids: services.kids })
  const openKidProcedure = createOpenKidProcedure({ db, kids: services.kids })
  const given = { db, kidProcedure, openKidProcedure, ...services }
  const sharedBooks = createRateLimiter({
    database: house.database,
    name: 'shared-books',
    points: SHARED_BOOKS_A_MINUTE,
    seconds: 60,
  })
  const admitReader = (address: string) => sharedBooks.consume(address)
  return router({
    account: createAccountRouter(services),
    avatar: createAvatarRouter(given),
    companion: createCompanionsRouter(given),
    companionPicture: createCompanionPictureRouter(given),
    config: createConfigRouter(house),
    events: createEventsRouter(house),
    keepsake: createKeepsakesRouter(given),
    kid: createKidsRouter(given),
    narration: createNarrationRouter(given),
    notification: createNotificationsRouter(services),
    rating: createRatingRouter(services),
    share: createSharesRouter({ ...given, admitReader }),
    service: createServicesRouter({ services: services.outsideServices }),
    story: createStoriesRouter(given),
    subscription: createSubscriptionsRouter(given),
  })
}

export type AppRouter = ReturnType<typeof createAppRouter>
