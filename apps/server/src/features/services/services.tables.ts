import type { ServiceConsent } from '@luciole/contract/services'
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#platform/tables'

/** What a parent agreed to let out; no row means no. */
export const serviceConsents = pgTable(
  'service_consents',
  {
    accountId: uuid('account_id').notNull(),
    consent: text().$type<ServiceConsent>().notNull(),
    /** Its name as the parent was shown it; another service is not agreed to. */
    service: text(),
    agreedAt: instant('agreed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.consent] })],
)
