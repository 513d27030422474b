import { closeSync, existsSync, fdatasyncSync, openSync, readdirSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { packageRoot } from './package-root'
import { startPglite } from './pglite-thread'

/** A cluster made at build time; loading it takes a fraction of making one. */
export const templatePath = () => join(packageRoot(), 'dist', 'database-template.tar.gz')

function flushFolder(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = openSync(join(entry.parentPath, entry.name), 'r')
    fdatasyncSync(file)
    closeSync(file)
  }
}

/** Made aside and renamed when whole: whatever stops the first boot, the second starts afresh. */
export async function prepareCluster(folder: string): Promise<void> {
  const unfinished = `${folder}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true })
  const template = existsSync(templatePath()) ? templatePath() : null
  const thread = await startPglite({ dataDir: unfinished, template })
  await thread.close()
  flushFolder(unfinished)
  await rename(unfinished, folder)
  const parent = openSync(dirname(folder), 'r')
  fdatasyncSync(parent)
  closeSync(parent)
}
