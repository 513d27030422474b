import { agreeToServiceInput, servicesSchema } from '@luciole/contract/services'
import * as z from 'zod/mini'
import { accountProcedure, router } from '#platform/trpc'
import type { ServicesService } from './services.service'

export const createServicesRouter = ({ services }: { services: ServicesService }) =>
  router({
    list: accountProcedure
      .output(servicesSchema)
      .query(({ ctx: { parent } }) => services.list({ accountId: parent.accountId })),
    agree: accountProcedure
      .input(agreeToServiceInput)
      .output(z.void())
      .mutation(({ ctx: { parent }, input }) =>
        services.agree({ accountId: parent.accountId, ...input }),
      ),
  })
