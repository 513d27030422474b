import pg from 'pg'
import { BootError } from './errors'
import type { Log } from './log'
import { createWake, WAKE_CHANNEL } from './wake'

const RECONNECT_MS = 1000

export async function openPostgres({ url, log }: { url: string; log: Log }) {
  const wake = createWake()
  const pool = new pg.Pool({
    connectionString: url,
    max: 16,
    connectionTimeoutMillis: 10_000,
    application_name: 'luciole',
  })
  pool.on('error', (error) => log.warn({ err: error }, 'a database connection was lost'))
  try {
    await pool.query('select 1')
  } catch (error) {
    await pool.end()
    throw new BootError(`DATABASE_URL cannot be reached: ${(error as Error).message}`)
  }

  let isClosing = false
  let listener: pg.Client | null = null
  async function listen() {
    const client = new pg.Client({ connectionString: url, keepAlive: true })
    const again = () => {
      if (listener === client) listener = null
      client.removeAllListeners('end')
      client.end().catch(() => {})
      if (!isClosing) setTimeout(() => void listen(), RECONNECT_MS).unref()
    }
    client.on('error', (error) => log.warn({ err: error }, 'the wake-up connection was lost'))
    client.on('notification', ({ payload }) => wake.publish(payload ?? ''))
    client.once('end', again)
    try {
      await client.connect()
      await client.query(`listen ${WAKE_CHANNEL}`)
      listener = client
      wake.publishAll()
    } catch {
      again()
    }
  }
  await listen()

  return {
    pool,
    wake,
    isEmbedded: false,
    async close() {
      isClosing = true
      await listener?.end()
      await pool.end()
    },
  }
}
