import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { ensureInstalled, requireNode } from './steps/install.mjs'
import { enterProject, failWith } from './steps/project.mjs'

enterProject()
requireNode()
await ensureInstalled().catch(failWith)

/** A tool lies with whoever depends on it, which need not be the root. */
const binary = ({ owner, name, file }) =>
  join(createRequire(join(process.cwd(), owner)).resolve(`${name}/package.json`), '..', file)
const start = ({ args, cwd, env }) =>
  spawn(process.execPath, args, { cwd, env: { ...process.env, ...env }, stdio: 'inherit' })

const apiPort = process.env.API_PORT ?? '3000'
const webPort = process.env.PORT ?? '5173'

/** The API restarts on change; the web reloads in place and passes API calls on. */
const children = [
  start({
    args: [
      binary({ owner: 'package.json', name: 'tsx', file: 'dist/cli.mjs' }),
      'watch',
      '--clear-screen=false',
      'apps/server/src/main.ts',
    ],
    env: { PORT: apiPort, PUBLIC_URL: `http://localhost:${webPort}` },
  }),
  start({
    args: [
      binary({ owner: 'apps/web/package.json', name: 'vite', file: 'bin/vite.js' }),
      '--port',
      webPort,
      '--strictPort',
    ],
    cwd: 'apps/web',
    env: { API_ORIGIN: `http://localhost:${apiPort}` },
  }),
]
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => children.forEach((child) => child.kill(signal)))
}
for (const child of children) child.on('exit', () => children.forEach((other) => other.kill()))
