import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { poolOver } from './db-embedded'
import { templatePath } from './db-template'
import { installJobs } from './job-boss'
import { migrate } from './migrations'
import { startPglite } from './pglite-thread'

/** Run once the server is built: a migrated cluster without a row, from which a first boot starts. */
const thread = await startPglite({ dataDir: null, template: null, isDurable: false })
const { pool, wake } = poolOver(thread)
const database = { db: drizzle(pool), pool, wake, isEmbedded: true, close: () => pool.end() }
await migrate({ database })
await installJobs({ database })
await pool.query('vacuum')
await pool.query('checkpoint')
await pool.end()
mkdirSync(dirname(templatePath()), { recursive: true })
writeFileSync(templatePath(), await thread.dump())
await thread.close()
