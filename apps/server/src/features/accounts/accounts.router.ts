import {
  accountSchema,
  deleteAccountInput,
  exportSchema,
  ratingInput,
  setLanguagesInput,
  setParentGateInput,
} from '@luciole/contract/accounts'
import * as z from 'zod/mini'
import { accountProcedure, router } from '#platform/trpc'
import type { AccountExports } from './account-exports.service'
import type { AccountsService } from './accounts.service'

export const createAccountRouter = ({
  accounts,
  accountExports: exports,
}: {
  accounts: AccountsService
  accountExports: AccountExports
}) =>
  router({
    get: accountProcedure
      .output(accountSchema)
      .query(({ ctx: { parent } }) => accounts.get(parent)),

    setLanguages: accountProcedure
      .input(setLanguagesInput)
      .output(accountSchema)
      .mutation(({ ctx: { parent }, input }) => accounts.setLanguages(parent, input)),

    setParentGate: accountProcedure
      .input(setParentGateInput)
      .output(accountSchema)
      .mutation(({ ctx: { parent }, input }) => accounts.setParentGate(parent, input.parentGate)),

    skipOnboarding: accountProcedure
      .output(accountSchema)
      .mutation(({ ctx: { parent } }) => accounts.skipOnboarding(parent)),

    delete: accountProcedure
      .input(deleteAccountInput)
      .output(z.void())
      .mutation(({ ctx: { parent, address }, input }) =>
        accounts.delete(parent, { ...input, address }),
      ),

    export: accountProcedure
      .output(exportSchema)
      .mutation(({ ctx: { parent } }) => exports.request(parent)),

    exportState: accountProcedure
      .output(exportSchema)
      .query(({ ctx: { parent } }) => exports.stateOf(parent)),
  })

export const createRatingRouter = ({ accounts }: { accounts: AccountsService }) =>
  router({
    shouldAsk: accountProcedure
      .output(z.boolean())
      .query(({ ctx: { parent } }) => accounts.shouldAskRating(parent)),

    answer: accountProcedure
      .input(ratingInput)
      .output(z.void())
      .mutation(({ ctx: { parent }, input }) => accounts.answerRating(parent, input.stars)),
  })
