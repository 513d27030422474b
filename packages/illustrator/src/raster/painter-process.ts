import sharp from 'sharp'
import { paint } from './paint-task'
import type { AnyPainted, PaintTask } from './paint-task'

export type PainterAnswer = ({ ok: true; picture: AnyPainted } | { ok: false; message: string }) & {
  memoryBytes: number
}

sharp.cache(false)
sharp.concurrency(1)

process.on('message', async (task: PaintTask) => {
  const outcome = await paint(task).then(
    (picture) => ({ ok: true as const, picture }),
    (error: unknown) => ({
      ok: false as const,
      message: error instanceof Error ? (error.stack ?? error.message) : String(error),
    }),
  )
  // Canvases and pictures are small to V8 and large to the machine: left alone, it would collect them
  // long after hundreds of megabytes have gathered.
  globalThis.gc?.()
  process.send?.({ ...outcome, memoryBytes: process.memoryUsage.rss() } satisfies PainterAnswer)
})
process.on('disconnect', () => process.exit())
