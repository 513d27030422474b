import { spawn } from 'node:child_process'
import { ensureInstalled, requireNode } from './steps/install.mjs'
import { whenOutlived } from './steps/outlived.mjs'
import { enterProject, failWith } from './steps/project.mjs'

enterProject()
requireNode()

try {
  await ensureInstalled()
  const { ensureBuilt } = await import('./steps/build.mjs')
  await ensureBuilt()
} catch (error) {
  failWith(error)
}

// Threads free their memory to arenas of their own: with two for all of them it is used again.
const server = spawn(
  process.execPath,
  ['--enable-source-maps', 'apps/server/dist/main.js', ...process.argv.slice(2)],
  { stdio: 'inherit', env: { MALLOC_ARENA_MAX: '2', ...process.env } },
)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal))
// npm passes a signal to the shell between us, and that one dies without a word.
if (process.env.npm_lifecycle_event) whenOutlived(() => server.kill('SIGTERM'))
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
