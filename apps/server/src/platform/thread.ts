import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker, type WorkerOptions } from 'node:worker_threads'
import { packageRoot } from './package-root'

/** Starts a worker thread listed in entries.json: its source in development, its bundle once built. */
export function startThread({ entry, ...options }: { entry: string } & WorkerOptions): Worker {
  const root = packageRoot()
  if (!import.meta.url.endsWith('.ts')) {
    return new Worker(join(root, 'dist', `${entry}.js`), options)
  }
  const entries = JSON.parse(readFileSync(join(root, 'entries.json'), 'utf8')) as Record<
    string,
    string
  >
  const source = entries[entry]
  if (source === undefined) throw new Error(`${entry} is not listed in entries.json`)
  // A worker does not take its entry through a loader named in execArgv, so it registers one first.
  const tsx = dirname(createRequire(import.meta.url).resolve('tsx/package.json'))
  const loader = pathToFileURL(join(tsx, 'dist/esm/api/index.mjs')).href
  const module = pathToFileURL(join(root, source)).href
  const start = `import(${JSON.stringify(loader)}).then(({ register }) => { register(); return import(${JSON.stringify(module)}) })`
  return new Worker(start, { ...options, eval: true, execArgv: [] })
}
