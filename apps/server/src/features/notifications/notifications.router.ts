import {
  forgetDeviceInput,
  subscribeDeviceInput,
  subscribePhoneInput,
} from '@luciole/contract/notifications'
import * as z from 'zod/mini'
import { accountProcedure, router } from '#platform/trpc'
import type { NotificationsService } from './notifications.service'

export const createNotificationsRouter = ({
  notifications,
}: {
  notifications: NotificationsService
}) =>
  router({
    subscribe: accountProcedure
      .input(subscribeDeviceInput)
      .output(z.void())
      .mutation(({ ctx: { parent }, input }) =>
        notifications.subscribe({ accountId: parent.accountId, ...input }),
      ),

    subscribePhone: accountProcedure
      .input(subscribePhoneInput)
      .output(z.void())
      .mutation(({ ctx: { parent }, input }) =>
        notifications.subscribePhone({ accountId: parent.accountId, ...input }),
      ),

    forget: accountProcedure
      .input(forgetDeviceInput)
      .output(z.void())
      .mutation(({ ctx: { parent }, input }) =>
        notifications.forget({ accountId: parent.accountId, ...input }),
      ),
  })
