import { pgTable, text, uuid } from 'drizzle-orm/pg-core'

/** Which customer of Stripe's an account is; bound before anything is bought. */
export const paymentCustomers = pgTable('payment_customers', {
  accountId: uuid('account_id').primaryKey(),
  customerId: text('customer_id').notNull().unique(),
})
