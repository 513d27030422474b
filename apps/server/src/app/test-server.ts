import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Clock } from '#platform/clock'
import type { NewId } from '#platform/ids'
import { listenOn } from '#platform/listen'
import { openTestDatabase, silentLog } from '#platform/test-db'
import { readAppConfig } from './app.config'
import { buildApp } from './build'
import type { House } from './house'
import { QUEUES } from './queues'

/** The whole server on a fresh test database, listening on a port of its own. */
export async function openTestServer({
  environment = {},
  ...options
}: {
  environment?: Record<string, string>
  clock?: Clock
  newId?: NewId
  crafts?: Partial<Pick<House, 'painter' | 'speech'>>
} = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'luciole-test-'))
  const config = readAppConfig({
    DATA_DIR: dataDir,
    PORT: '0',
    LOG_LEVEL: 'silent',
    // Tests share crowded machines; what turns callers away has its own test.
    OVERLOAD_DELAY_MS: '0',
    // How pages look at their full size is the illustrator's own business, and many tests share two cores.
    PICTURE_WIDTH: '768',
    PAINTER_THREADS: '1',
    ...environment,
  })
  const app = await buildApp(config, {
    ...options,
    log: silentLog,
    openDatabase: () => openTestDatabase({ jobs: QUEUES }),
  })
  const port =
    app.http === null ? 0 : await listenOn({ http: app.http, port: 0, host: '127.0.0.1' })
  return {
    ...app,
    dataDir,
    url: `http://127.0.0.1:${port}`,
    async close() {
      await app.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
