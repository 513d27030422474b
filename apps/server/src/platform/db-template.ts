import { existsSync, readFileSync } from 'node:fs'
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { packageRoot } from './package-root'
import { startPglite } from './pglite-thread'
import { untar } from './untar'

/** A cluster made at build time; unpacking it takes a fraction of making one. */
export const templatePath = () => join(packageRoot(), 'dist', 'database-template.tar.gz')

async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r')
  await handle.datasync().finally(() => handle.close())
}

/** At once and not one by one: the disk then writes its journal for many together. */
async function flushFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  await Promise.all(files.map(({ parentPath, name }) => flush(join(parentPath, name))))
}

/**
 * Made aside, flushed and renamed when whole: whatever stops the first boot, the second starts afresh.
 */
export async function prepareCluster(folder: string): Promise<void> {
  const unfinished = `${folder}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true })
  if (existsSync(templatePath())) {
    untar({ archive: gunzipSync(readFileSync(templatePath())), into: unfinished })
  } else {
    const thread = await startPglite({ dataDir: unfinished, template: null, isDurable: false })
    await thread.close()
  }
  await flushFolder(unfinished)
  await rename(unfinished, folder)
  await flush(dirname(folder))
}
