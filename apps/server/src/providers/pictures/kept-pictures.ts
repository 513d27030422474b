import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { Clock } from '#platform/clock'
import type { Painter } from './pictures'

const KEPT_MS = 24 * 3_600_000
const TIDIED_EVERY_MS = 3_600_000
/** Listing the folder is slow: tidying makes room for many pictures to come. */
const LEFT_BY_TIDYING = 0.75

interface Shelf {
  folder: string
  maximumBytes: number
  clock: Clock
}

/** The latest used stay, until they are a day old or the folder is full. */
async function tidy({ folder, maximumBytes, clock }: Shelf) {
  const files = await Promise.all(
    (await readdir(folder)).map(async (name) => {
      const path = join(folder, name)
      return { path, ...(await stat(path)) }
    }),
  )
  files.sort((one, other) => other.mtimeMs - one.mtimeMs)
  let bytes = 0
  for (const { path, size, mtimeMs } of files) {
    bytes += size
    const isOld = clock.now().getTime() - mtimeMs > KEPT_MS
    if (isOld || bytes > maximumBytes * LEFT_BY_TIDYING) await rm(path, { force: true })
  }
}

/**
 * The same order gives the same picture: what was painted today is not painted again, after a crash,
 * a retry or a look taken back. A picture kept has neither a name nor an account. Nothing depends on
 * the folder: without it, everything is painted.
 */
export function keepPictures({
  painter,
  version,
  ...shelf
}: Shelf & {
  painter: Painter
  /** Whatever else a picture depends on. */
  version: string
}): Painter {
  const { folder, maximumBytes, clock } = shelf
  /** What an earlier process left is not known before the first tidying. */
  let bytesSinceTidying = Infinity

  const touch = (path: string) => utimes(path, clock.now(), clock.now())

  async function keep({ path, picture }: { path: string; picture: unknown }) {
    await mkdir(folder, { recursive: true })
    const unfinished = join(folder, randomUUID())
    const bytes = serialize(picture)
    await writeFile(unfinished, bytes)
    await touch(unfinished)
    await rename(unfinished, path)
    bytesSinceTidying += bytes.length
    if (bytesSinceTidying <= maximumBytes * (1 - LEFT_BY_TIDYING)) return
    bytesSinceTidying = 0
    await tidy(shelf)
  }

  const kept =
    <Order, Picture, More extends unknown[]>(
      kind: string,
      paint: (order: Order, signal: AbortSignal, ...more: More) => Promise<Picture>,
    ) =>
    async (order: Order, signal: AbortSignal, ...more: More): Promise<Picture> => {
      const name = createHash('sha256')
        .update(serialize([version, kind, order]))
        .digest('hex')
      const path = join(folder, name)
      try {
        const picture = deserialize(await readFile(path)) as Picture
        await touch(path)
        return picture
      } catch {
        const picture = await paint(order, signal, ...more)
        // A full or read-only disk keeps nothing, and costs nothing else.
        await keep({ path, picture }).catch(() => undefined)
        return picture
      }
    }

  if (maximumBytes === 0) return painter
  const tidying = setInterval(() => void tidy(shelf).catch(() => undefined), TIDIED_EVERY_MS)
  tidying.unref()
  return {
    ...painter,
    close: () => {
      clearInterval(tidying)
      return painter.close()
    },
    paintPage: kept('page', painter.paintPage),
    paintCover: kept('cover', painter.paintCover),
    paintPortrait: kept('portrait', painter.paintPortrait),
  }
}
