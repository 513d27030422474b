import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { startLuciole } from './start-luciole'

/** A service outside, and a server of ours that asks it: both for one file of journeys. */
export function openWithService({
  service,
  environmentFor,
}: {
  service: Server
  environmentFor: (url: string) => Record<string, string>
}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'luciole-live-'))
  const host = () => `127.0.0.1:${(service.address() as AddressInfo).port}`
  const start = () =>
    startLuciole({ env: { DATA_DIR: dataDir, ...environmentFor(`http://${host()}/v1`) } })
  let luciole: Awaited<ReturnType<typeof startLuciole>>
  beforeAll(async () => {
    service.listen(0, '127.0.0.1')
    await once(service, 'listening')
    luciole = await start()
  })
  afterAll(async () => {
    await luciole.stop()
    service.closeAllConnections()
    service.close()
    rmSync(dataDir, { recursive: true, force: true })
  })
  return {
    /** The service's, as a parent is told of it. */
    host,
    origin: () => luciole.origin,
    async kill() {
      luciole.server.kill('SIGKILL')
      await once(luciole.server, 'exit')
    },
    startAgain: async () => void (luciole = await start()),
  }
}
