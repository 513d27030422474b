import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { isWhole } from './visits'

declare module 'vitest' {
  interface ProvidedContext {
    origin: string
  }
}

/** A bench measures what a family has. */
const isGate = process.env.VITEST !== undefined && !isWhole
/** How a picture is painted is not what a journey is about, and two servers share two cores. */
const LIGHT_PAINTING = { PICTURE_WIDTH: '768', PAINTER_THREADS: '1' }

const root = fileURLToPath(new URL('../..', import.meta.url))

export const findFreePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject()))
    })
  })

async function waitUntilReady({ origin, server }: { origin: string; server: ChildProcess }) {
  for (let attempt = 0; attempt < 600; attempt++) {
    if (server.exitCode !== null) throw new Error('Luciole stopped before it was ready')
    const answer = await fetch(`${origin}/ready`).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('Luciole did not become ready')
}

/** Starts the built app the way `npm start` does, on a data directory of its own. */
export async function startLuciole({
  env = {},
  publicHost = 'localhost',
}: {
  env?: Record<string, string>
  /** What the outside world calls this machine; browsers know every name that ends in `.localhost`. */
  publicHost?: string
} = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'luciole-e2e-'))
  const port = await findFreePort()
  const origin = `http://localhost:${port}`
  const publicUrl = `http://${publicHost}:${port}`
  const server = spawn(process.execPath, ['--enable-source-maps', 'apps/server/dist/main.js'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      MALLOC_ARENA_MAX: '2',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      MODE: 'local',
      // Every parent of a run comes from one address.
      AUTH_LIMIT_FACTOR: '1000',
      AUTH_MAIL_INTERVAL_SECONDS: '1',
      CALLS_PER_MINUTE: '100000',
      OVERLOAD_DELAY_MS: '0',
      ...(isGate && LIGHT_PAINTING),
      // The book most journeys open is painted once a run, not once a journey.
      PICTURES_KEPT_IN: join(root, 'out', 'pictures'),
      ...(publicHost === 'localhost' ? {} : { PUBLIC_URL: publicUrl }),
      ...env,
    },
    stdio: ['ignore', process.env.E2E_SERVER_LOG ? 'inherit' : 'ignore', 'inherit'],
  })
  await waitUntilReady({ origin, server })
  return {
    origin,
    publicUrl,
    server,
    stop: () =>
      new Promise<void>((resolve) => {
        server.on('exit', () => {
          rmSync(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
          resolve()
        })
        server.kill('SIGTERM')
      }),
  }
}

export async function setup(project: TestProject) {
  const luciole = await startLuciole()
  project.provide('origin', luciole.origin)
  return luciole.stop
}
