import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { templatePath } from './db-template'
import { startPglite } from './pglite-thread'

/** Run once the server is built: what a first boot starts from. */
const thread = await startPglite({ dataDir: null, template: null })
mkdirSync(dirname(templatePath()), { recursive: true })
writeFileSync(templatePath(), await thread.dump())
await thread.close()
