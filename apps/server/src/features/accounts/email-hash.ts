import { createHmac } from 'node:crypto'
import type { Queryable } from '#platform/db'
import { AppError } from '#platform/errors'
import { findAccount } from './accounts.store'

/** From which the address cannot be read, not even by trying addresses without the key. */
export function hashEmail({ email, secret }: { email: string; secret: string }): string {
  return createHmac('sha256', secret).update(email.trim().toLowerCase()).digest('base64url')
}

/** What a free trial is remembered by, once the account is gone. */
export async function emailHashOf({ db, accountId }: { db: Queryable; accountId: string }) {
  const account = await findAccount(db, accountId)
  if (!account) throw new AppError('not_found')
  return account.emailHash
}
