import type { subscribeDeviceInput, subscribePhoneInput } from '@luciole/contract/notifications'
import type * as z from 'zod/mini'
import type { Clock } from '#platform/clock'
import { inTransaction, type Db, type Tx } from '#platform/db'
import { AppError } from '#platform/errors'
import type { NewId } from '#platform/ids'
import { enqueue } from '#platform/jobs'
import type { PushDevice, PushSender } from '#providers/push/push'
import { sendNotificationJob } from './notification-jobs'
import * as store from './notifications.store'

/** More than a family has; the oldest makes room. */
const DEVICES_AT_MOST = 10

type Device = z.infer<typeof subscribeDeviceInput>
type Phone = z.infer<typeof subscribePhoneInput>
const SERVICE = { android: 'fcm', ios: 'apns' } as const
export type NotificationsService = ReturnType<typeof createNotificationsService>

/** Who wants to be told that a story is ready, and telling them. */
export function createNotificationsService({
  db,
  clock,
  newId,
  push,
}: {
  db: Db
  clock: Clock
  newId: NewId
  push: PushSender
}) {
  const save = ({ accountId, ...device }: PushDevice & { accountId: string }): Promise<void> =>
    inTransaction({ db }, async (tx) => {
      if (!push.reaches(device.endpoint)) throw new AppError('invalid_input')
      const row = { id: newId(), accountId, ...device, createdAt: clock.now() }
      await store.saveDevice({ db: tx, row })
      const devices = await store.listDevices({ db: tx, accountId })
      for (const { id } of devices.slice(DEVICES_AT_MOST)) {
        await store.deleteDevice({ db: tx, deviceId: id })
      }
    })

  return {
    subscribe: ({ accountId, endpoint, keys }: Device & { accountId: string }) =>
      save({ accountId, endpoint, ...keys }),

    /** A phone's own push service seals what it carries: there is no key to keep. */
    subscribePhone: ({ accountId, platform, token }: Phone & { accountId: string }) =>
      save({ accountId, endpoint: `${SERVICE[platform]}:${token}`, p256dh: '', auth: '' }),

    forget: ({ accountId, endpoint }: { accountId: string; endpoint: string }): Promise<void> =>
      store.deleteEndpoint({ db, accountId, endpoint }),

    /** In the transaction that binds the book: once for each device, however often it is asked. */
    async announce({
      tx,
      accountId,
      storyId,
    }: {
      tx: Tx
      accountId: string
      storyId: string
    }): Promise<void> {
      for (const { id: deviceId } of await store.listDevices({ db: tx, accountId })) {
        await enqueue({
          tx,
          job: sendNotificationJob,
          payload: { deviceId, storyId },
          key: `${storyId}:${deviceId}`,
        })
      }
    },
  }
}
