import { jsonb, timestamp, uuid } from 'drizzle-orm/pg-core'

/**
 * Columns every feature writes the same way. A `*.tables.ts` imports only `drizzle-orm/pg-core`,
 * this file, and other tables it references: drizzle-kit loads it outside the server.
 *
 * After a change: `npm run migration -w @luciole/server -- what-changed`, then commit the SQL and
 * its snapshot under `migrations/` with the tables.
 */
export const idColumn = () => uuid('id').primaryKey()

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const createdAt = () => instant('created_at').notNull()

export const typedJson = <Value>(name: string) => jsonb(name).$type<Value>()
