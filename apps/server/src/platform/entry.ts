import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { startsBuilt } from './entry.config'
import { packageRoot } from './package-root'

const isSource = import.meta.url.endsWith('.ts')

/** Where a thread or a process listed in entries.json begins: in its source in development, in its bundle once built. */
export function entryOf(name: string): URL {
  const root = packageRoot()
  if (!isSource || startsBuilt()) return pathToFileURL(join(root, 'dist', `${name}.js`))
  const entries = JSON.parse(readFileSync(join(root, 'entries.json'), 'utf8')) as Record<
    string,
    string
  >
  const source = entries[name]
  if (source === undefined) throw new Error(`${name} is not listed in entries.json`)
  return pathToFileURL(join(root, source))
}
