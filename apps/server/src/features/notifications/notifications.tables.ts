import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, idColumn } from '#platform/tables'

/** Devices whose parent wants to be told when a story is ready. */
export const notificationDevices = pgTable(
  'notification_devices',
  {
    id: idColumn(),
    accountId: uuid('account_id').notNull(),
    endpoint: text().notNull().unique(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('notification_devices_of_account').on(table.accountId)],
)

export type DeviceRow = typeof notificationDevices.$inferSelect
