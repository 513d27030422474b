import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The folder of the server package, the same whether we run from src/ or from dist/. */
export function packageRoot(): string {
  let folder = import.meta.dirname
  while (!existsSync(join(folder, 'entries.json'))) {
    const parent = dirname(folder)
    if (parent === folder) throw new Error('entries.json not found above the running file')
    folder = parent
  }
  return folder
}
