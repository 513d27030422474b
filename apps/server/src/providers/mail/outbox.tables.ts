import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#platform/tables'

/** Mails of a server that has no SMTP: read at /dev/mailbox. */
export const outboxMails = pgTable('outbox_mails', {
  id: uuid('id').primaryKey(),
  key: text('key').notNull().unique(),
  to: text('to').notNull(),
  subject: text('subject').notNull(),
  text: text('text').notNull(),
  html: text('html').notNull(),
  sentAt: instant('sent_at').notNull(),
})
