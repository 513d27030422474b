import { openKidInput, subscriptionSchema } from '@luciole/contract/subscriptions'
import * as z from 'zod/mini'
import type { KidsService } from '#features/kids/kids.service'
import { inTransaction, type Db } from '#platform/db'
import { accountProcedure, ownerProcedure, router } from '#platform/trpc'
import type { SubscriptionsService } from './subscriptions.service'

export const createSubscriptionsRouter = ({
  db,
  kids,
  subscriptions,
}: {
  db: Db
  kids: KidsService
  subscriptions: SubscriptionsService
}) =>
  router({
    get: accountProcedure
      .output(subscriptionSchema)
      .query(({ ctx: { parent } }) => subscriptions.get({ accountId: parent.accountId })),
    startTrial: accountProcedure
      .output(subscriptionSchema)
      .mutation(({ ctx: { parent } }) => subscriptions.startTrial({ accountId: parent.accountId })),
    skipOnboarding: accountProcedure
      .output(z.void())
      .mutation(({ ctx: { parent } }) =>
        inTransaction({ db }, (tx) =>
          subscriptions.markOnboarded({ tx, accountId: parent.accountId }),
        ),
      ),
    openKid: ownerProcedure
      .input(openKidInput)
      .output(z.void())
      .mutation(async ({ ctx: { parent }, input: { kidId } }) => {
        const kid = await kids.ownedKid({ db, parent, kidId })
        await subscriptions.chooseOpenKid({ accountId: parent.accountId, kidId: kid.id })
      }),
  })
