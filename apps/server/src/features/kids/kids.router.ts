import { createKidInput, kidOfInput, kidSchema, updateKidInput } from '@luciole/contract/kids'
import * as z from 'zod/mini'
import { accountProcedure, ownerProcedure, router } from '#platform/trpc'
import type { KidsService } from './kids.service'

export const createKidsRouter = ({ kids }: { kids: KidsService }) =>
  router({
    list: accountProcedure
      .output(z.array(kidSchema))
      .query(({ ctx: { parent } }) => kids.list({ parent })),

    get: ownerProcedure
      .input(kidOfInput)
      .output(kidSchema)
      .query(({ ctx: { parent }, input: { kidId } }) => kids.get({ parent, kidId })),

    create: accountProcedure
      .input(createKidInput)
      .output(kidSchema)
      .mutation(({ ctx: { parent }, input }) => kids.create({ parent, fields: input })),

    update: ownerProcedure
      .input(updateKidInput)
      .output(kidSchema)
      .mutation(({ ctx: { parent }, input: { kidId, kid } }) =>
        kids.update({ parent, kidId, fields: kid }),
      ),

    delete: ownerProcedure
      .input(kidOfInput)
      .output(z.void())
      .mutation(({ ctx: { parent }, input: { kidId } }) => kids.delete({ parent, kidId })),
  })
