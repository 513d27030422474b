import { pgTable, text } from 'drizzle-orm/pg-core'

/** Keys the server makes for itself when none is configured. */
export const secrets = pgTable('secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
})
