import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { poolOver } from '#platform/db-embedded'
import { templatePath } from '#platform/db-template'
import { installJobs } from '#platform/job-boss'
import { migrate } from '#platform/migrations'
import { startPglite } from '#platform/pglite-thread'
import { prepareQueues } from '#platform/worker'
import { QUEUES } from './queues'

/** Run once the server is built: a migrated cluster with its queues and without a row, from which a first boot starts. */
const thread = await startPglite({ dataDir: null, template: null, isDurable: false })
const { pool, wake } = poolOver(thread)
const database = { db: drizzle(pool), pool, wake, isEmbedded: true, close: () => pool.end() }
await migrate({ database })
await installJobs({ database })
await prepareQueues({ database, jobs: QUEUES })
await pool.query('vacuum')
await pool.query('checkpoint')
await pool.end()
mkdirSync(dirname(templatePath()), { recursive: true })
writeFileSync(templatePath(), await thread.dump('gzip'))
await thread.close()
