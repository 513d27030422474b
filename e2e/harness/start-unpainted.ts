import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startLuciole } from './start-luciole'

/** Where a file stands in the place of its pictures: what is painted is lost, until `letPaint`. */
export async function startUnpainted() {
  const dataDir = mkdtempSync(join(tmpdir(), 'luciole-unpainted-'))
  const obstacle = join(dataDir, 'media')
  writeFileSync(obstacle, '')
  const luciole = await startLuciole({ env: { DATA_DIR: dataDir, LOG_LEVEL: 'silent' } })
  return {
    origin: luciole.origin,
    letPaint: () => rmSync(obstacle),
    async stop() {
      await luciole.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
