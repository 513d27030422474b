import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const BLOCK = 512
const FOLDER = '5'

/** Folders and files of a plain tar, written where they belong; what PGlite packs holds nothing else. */
export function untar({ archive, into }: { archive: Buffer; into: string }): void {
  for (let at = 0; at < archive.length && archive[at] !== 0;) {
    const field = (from: number, length: number) =>
      archive.toString('utf8', at + from, at + from + length).replace(/\0.*$/s, '')
    const path = join(into, field(345, 155), field(0, 100))
    const size = Number.parseInt(field(124, 12), 8)
    if (field(156, 1) === FOLDER) mkdirSync(path, { recursive: true, mode: 0o700 })
    else {
      mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
      const start = at + BLOCK
      writeFileSync(path, archive.subarray(start, start + size), { mode: 0o600 })
    }
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK
  }
}
