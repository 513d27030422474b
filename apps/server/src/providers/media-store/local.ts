import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isOwner, keyOf, typeOfKey } from './media-key'
import type { MediaStore } from './media-store'
import type { UrlSigner } from './signed-url'

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'
const orNull = (error: unknown) => {
  if (isMissing(error)) return null
  throw error
}

async function syncFolder(folder: string) {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

/** Whole or not at all: written aside, flushed to the disk, then renamed. */
async function writeWhole({ path, bytes }: { path: string; bytes: Uint8Array }) {
  const folder = dirname(path)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const unfinished = `${path}.${randomUUID()}.part`
  const handle = await open(unfinished, 'w')
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(unfinished, path)
  await syncFolder(folder)
}

export function createLocalStore({
  folder,
  signer,
}: {
  folder: string
  signer: UrlSigner
}): MediaStore {
  const pathOf = (key: string) => join(folder, key)
  const size = async (key: string) =>
    typeOfKey(key) === null
      ? null
      : await stat(pathOf(key)).then(({ size: bytes }) => bytes, orNull)
  return {
    size,
    async put(media) {
      const key = keyOf(media)
      if ((await size(key)) === null) await writeWhole({ path: pathOf(key), bytes: media.bytes })
      return key
    },
    async get(key) {
      const type = typeOfKey(key)
      if (type === null) return null
      const bytes = await readFile(pathOf(key)).catch(orNull)
      return bytes === null ? null : { bytes, type }
    },
    async getRange({ key, from, to }) {
      if (typeOfKey(key) === null) return null
      const handle = await open(pathOf(key), 'r').catch(orNull)
      if (handle === null) return null
      try {
        const { bytesRead, buffer } = await handle.read({
          buffer: Buffer.alloc(to - from + 1),
          position: from,
        })
        return buffer.subarray(0, bytesRead)
      } finally {
        await handle.close()
      }
    },
    async remove(key) {
      if (typeOfKey(key) !== null) await rm(pathOf(key), { force: true })
    },
    async removeAllOf(owner) {
      if (isOwner(owner)) await rm(join(folder, owner), { recursive: true, force: true })
    },
    urlOf: (key) => signer.sign(key),
  }
}
