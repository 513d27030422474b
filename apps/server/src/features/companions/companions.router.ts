import {
  companionOfInput,
  companionSchema,
  createCompanionInput,
  updateCompanionInput,
} from '@luciole/contract/companions'
import { kidOfInput } from '@luciole/contract/kids'
import * as z from 'zod/mini'
import type { KidProcedure } from '#features/kids/kid-procedure'
import { router } from '#platform/trpc'
import type { CompanionsService } from './companions.service'

export const createCompanionsRouter = ({
  companions,
  kidProcedure,
}: {
  companions: CompanionsService
  kidProcedure: KidProcedure
}) =>
  router({
    list: kidProcedure
      .input(kidOfInput)
      .output(z.array(companionSchema))
      .query(({ ctx: { kid } }) => companions.list({ kid })),
    get: kidProcedure
      .input(companionOfInput)
      .output(companionSchema)
      .query(({ ctx: { kid }, input: { companionId } }) => companions.get({ kid, companionId })),
    create: kidProcedure
      .input(createCompanionInput)
      .output(companionSchema)
      .mutation(({ ctx: { kid }, input }) => companions.create({ kid, fields: input.companion })),
    update: kidProcedure
      .input(updateCompanionInput)
      .output(companionSchema)
      .mutation(({ ctx: { kid }, input: { companionId, companion } }) =>
        companions.update({ kid, companionId, fields: companion }),
      ),
    delete: kidProcedure
      .input(companionOfInput)
      .output(z.void())
      .mutation(({ ctx: { kid }, input: { companionId } }) =>
        companions.delete({ kid, companionId }),
      ),
  })
