import {
  attemptOfInput,
  attemptSchema,
  changePlanInput,
  changePreviewSchema,
  checkoutInput,
  offersSchema,
  openKidInput,
  portalSchema,
  subscriptionSchema,
} from '@luciole/contract/subscriptions'
import * as z from 'zod/mini'
import type { KidsService } from '#features/kids/kids.service'
import { inTransaction, type Db } from '#platform/db'
import { accountProcedure, ownerProcedure, router } from '#platform/trpc'
import type { PaymentsService } from './payments.service'
import type { PlanChangesService } from './plan-changes.service'
import type { SubscriptionsService } from './subscriptions.service'

export const createSubscriptionsRouter = ({
  db,
  kids,
  subscriptions,
  payments,
  planChanges,
}: {
  db: Db
  kids: KidsService
  subscriptions: SubscriptionsService
  payments: PaymentsService
  planChanges: PlanChangesService
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
    offers: accountProcedure.output(offersSchema).query(() => payments.offers()),
    checkout: accountProcedure
      .input(checkoutInput)
      .output(attemptSchema)
      .mutation(({ ctx: { parent }, input }) =>
        payments.checkout({ accountId: parent.accountId, ...input }),
      ),
    attempt: ownerProcedure
      .input(attemptOfInput)
      .output(attemptSchema)
      .query(({ ctx: { parent }, input }) =>
        payments.attempt({ accountId: parent.accountId, ...input }),
      ),
    previewChange: accountProcedure
      .input(changePlanInput)
      .output(changePreviewSchema)
      .query(({ ctx: { parent }, input }) =>
        planChanges.previewChange({ accountId: parent.accountId, ...input }),
      ),
    changePlan: accountProcedure
      .input(changePlanInput)
      .output(subscriptionSchema)
      .mutation(({ ctx: { parent }, input }) =>
        planChanges.changePlan({ accountId: parent.accountId, ...input }),
      ),
    cancel: accountProcedure
      .output(subscriptionSchema)
      .mutation(({ ctx: { parent } }) => planChanges.cancel({ accountId: parent.accountId })),
    resume: accountProcedure
      .output(subscriptionSchema)
      .mutation(({ ctx: { parent } }) => planChanges.resume({ accountId: parent.accountId })),
    refresh: accountProcedure
      .output(subscriptionSchema)
      .mutation(({ ctx: { parent } }) => planChanges.refresh({ accountId: parent.accountId })),
    portal: accountProcedure
      .output(portalSchema)
      .mutation(({ ctx: { parent } }) => planChanges.portal({ accountId: parent.accountId })),
  })
