import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { ensureInstalled, requireNode } from './steps/install.mjs'
import { enterProject, failWith } from './steps/project.mjs'

enterProject()
requireNode()
await ensureInstalled().catch(failWith)

const require = createRequire(import.meta.url)
const binary = (name, file) => join(require.resolve(`${name}/package.json`), '..', file)
const start = ({ args, cwd, env }) =>
  spawn(process.execPath, args, { cwd, env: { ...process.env, ...env }, stdio: 'inherit' })

/** The API restarts on change; the web reloads in place and passes API calls on. */
const children = [
  start({
    args: [
      binary('tsx', 'dist/cli.mjs'),
      'watch',
      '--clear-screen=false',
      'apps/server/src/main.ts',
    ],
    env: { PORT: process.env.API_PORT ?? '3000', PUBLIC_URL: 'http://localhost:5173' },
  }),
  start({ args: [binary('vite', 'bin/vite.js')], cwd: 'apps/web' }),
]
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => children.forEach((child) => child.kill(signal)))
}
for (const child of children) child.on('exit', () => children.forEach((other) => other.kill()))
