import { desc, eq } from 'drizzle-orm'
import type { Clock } from '#platform/clock'
import type { Db } from '#platform/db'
import type { NewId } from '#platform/ids'
import type { Mail } from './mail'
import { outboxMails } from './outbox.tables'

const SHOWN = 100

/** Keeps letters instead of sending them: for a server on somebody's own machine. */
export const createOutbox = ({
  db,
  clock,
  newId,
}: {
  db: Db
  clock: Clock
  newId: NewId
}): Mail => ({
  async send(letter) {
    await db
      .insert(outboxMails)
      .values({ ...letter, id: newId(), sentAt: clock.now() })
      .onConflictDoNothing()
  },
  async forget(address) {
    await db.delete(outboxMails).where(eq(outboxMails.to, address))
  },
})

/** The newest first. */
export const listOutbox = async (db: Db) =>
  await db
    .select()
    .from(outboxMails)
    .orderBy(desc(outboxMails.sentAt), desc(outboxMails.id))
    .limit(SHOWN)
