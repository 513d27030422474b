import { eq } from 'drizzle-orm'
import type { Queryable } from '#platform/db'
import { paymentCustomers } from './stripe.tables'

export const findCustomer = async ({ db, accountId }: { db: Queryable; accountId: string }) => {
  const [row] = await db
    .select()
    .from(paymentCustomers)
    .where(eq(paymentCustomers.accountId, accountId))
  return row?.customerId ?? null
}

export const findAccountOf = async ({ db, customerId }: { db: Queryable; customerId: string }) => {
  const [row] = await db
    .select()
    .from(paymentCustomers)
    .where(eq(paymentCustomers.customerId, customerId))
  return row?.accountId ?? null
}

/** The first to bind wins. */
export const bindCustomer = async ({
  db,
  ...row
}: {
  db: Queryable
  accountId: string
  customerId: string
}): Promise<string> => {
  await db.insert(paymentCustomers).values(row).onConflictDoNothing()
  return (await findCustomer({ db, accountId: row.accountId })) ?? row.customerId
}

export const forgetCustomer = async ({ db, accountId }: { db: Queryable; accountId: string }) => {
  await db.delete(paymentCustomers).where(eq(paymentCustomers.accountId, accountId))
}
