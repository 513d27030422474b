import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot } from './package-root'

/** A database cluster made at build time; loading it takes a fraction of making one. */
export const templatePath = () => join(packageRoot(), 'dist', 'database-template.tar.gz')

export function cachedTemplate(): string | null {
  const path = templatePath()
  return existsSync(path) ? path : null
}
