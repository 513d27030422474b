import { createHash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** Changes whenever a line of the engine does; from sources, whenever it is started. */
export function engineVersion(entry: URL): string {
  if (entry.href.endsWith('.ts')) return randomUUID()
  // The built entry names its other files by what is in them.
  return createHash('sha256').update(readFileSync(entry)).digest('hex')
}
