import { existsSync } from 'node:fs'
import { chmod } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { prepareCluster } from './db-template'
import { lockDirectory } from './directory-lock'
import { BootError } from './errors'
import { openPgliteStream } from './pglite-stream'
import { startPglite, type PgliteThread } from './pglite-thread'
import { createWake, WAKE_CHANNEL } from './wake'

/** A transaction that asks for a second connection would wait for itself: it fails instead. */
const CONNECTION_TIMEOUT_MS = 15_000

/** The pool `pg` gives for PostgreSQL, over the one session PGlite has. */
export function poolOver(thread: PgliteThread) {
  const wake = createWake()
  const pool = new pg.Pool({
    max: 1,
    stream: () => openPgliteStream(thread),
    user: 'postgres',
    database: 'postgres',
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    async onConnect(client) {
      client.on('notification', ({ payload }) => wake.publish(payload ?? ''))
      await client.query(`listen ${WAKE_CHANNEL}`)
    },
  })
  pool.on('error', () => {})
  return { pool, wake }
}

/** Makes one commit and sees that it reached the disk, whatever the settings say. */
async function checkDurable({ pool, thread }: { pool: pg.Pool; thread: PgliteThread }) {
  const before = thread.countFlushes()
  await pool.query(`select pg_logical_emit_message(true, 'luciole', 'boot')`)
  if (thread.countFlushes() === before) {
    throw new BootError('The embedded database does not write durably; refusing to start.')
  }
}

export async function openEmbedded({
  dataDir,
  progress,
}: {
  dataDir: string
  progress(line: string): void
}) {
  const unlock = lockDirectory(dataDir)
  try {
    const folder = join(dataDir, 'database')
    if (!existsSync(folder)) {
      progress('Preparing the database for the first time, a few seconds')
      await prepareCluster(folder)
    }
    // Its files are open to everybody on the machine; the folder around them is not.
    await chmod(folder, 0o700)
    const thread = await startPglite({ dataDir: folder, template: null, isDurable: true })
    const { pool, wake } = poolOver(thread)
    await checkDurable({ pool, thread })
    const close = async () => {
      await pool.end()
      await thread.close()
      unlock()
    }
    return { pool, wake, isEmbedded: true, close }
  } catch (error) {
    unlock()
    throw error
  }
}
