import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker, type WorkerOptions } from 'node:worker_threads'
import { entryOf } from './entry'

/** Starts a worker thread listed in entries.json. */
export function startThread({ entry, ...options }: { entry: string } & WorkerOptions): Worker {
  const url = entryOf(entry)
  if (!url.pathname.endsWith('.ts')) return new Worker(url, options)
  // A worker does not take its entry through a loader named in execArgv, so it registers one first.
  const tsx = dirname(createRequire(import.meta.url).resolve('tsx/package.json'))
  const loader = pathToFileURL(join(tsx, 'dist/esm/api/index.mjs')).href
  const start = `import(${JSON.stringify(loader)}).then(({ register }) => { register(); return import(${JSON.stringify(url.href)}) })`
  return new Worker(start, { ...options, eval: true, execArgv: [] })
}
