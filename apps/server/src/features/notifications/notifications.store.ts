import { and, desc, eq } from 'drizzle-orm'
import type { Queryable } from '#platform/db'
import { type DeviceRow, notificationDevices } from './notifications.tables'

/** A device has one reader at a time: whoever signs in there takes it over. */
export const saveDevice = async ({ db, row }: { db: Queryable; row: DeviceRow }) => {
  const { accountId, p256dh, auth } = row
  await db.insert(notificationDevices).values(row).onConflictDoUpdate({
    target: notificationDevices.endpoint,
    set: { accountId, p256dh, auth },
  })
}

export const listDevices = ({ db, accountId }: { db: Queryable; accountId: string }) =>
  db
    .select()
    .from(notificationDevices)
    .where(eq(notificationDevices.accountId, accountId))
    .orderBy(desc(notificationDevices.createdAt))

export const findDevice = async ({ db, deviceId }: { db: Queryable; deviceId: string }) => {
  const [row] = await db
    .select()
    .from(notificationDevices)
    .where(eq(notificationDevices.id, deviceId))
  return row
}

export const deleteDevice = async ({ db, deviceId }: { db: Queryable; deviceId: string }) => {
  await db.delete(notificationDevices).where(eq(notificationDevices.id, deviceId))
}

export const deleteEndpoint = async ({
  db,
  accountId,
  endpoint,
}: {
  db: Queryable
  accountId: string
  endpoint: string
}) => {
  await db
    .delete(notificationDevices)
    .where(
      and(eq(notificationDevices.accountId, accountId), eq(notificationDevices.endpoint, endpoint)),
    )
}
