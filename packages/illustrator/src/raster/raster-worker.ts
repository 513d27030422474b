import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { parentPort } from 'node:worker_threads'
import sharp from 'sharp'
import { paint } from './paint-task'
import type { AnyPainted, PaintTask } from './paint-task'

export type WorkerAnswer =
  | { id: number; ok: true; picture: AnyPainted; memoryBytes: number }
  | { id: number; ok: false; message: string; memoryBytes: number }

/**
 * Canvases and pictures are small to V8 and large to the machine: left alone, it would collect them
 * long after hundreds of megabytes have gathered.
 */
setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void
sharp.cache(false)
sharp.concurrency(1)

parentPort?.on('message', async ({ id, task }: { id: number; task: PaintTask }) => {
  const outcome = await paint(task).then(
    (picture) => ({ ok: true as const, picture }),
    (error: unknown) => ({
      ok: false as const,
      message: error instanceof Error ? (error.stack ?? error.message) : String(error),
    }),
  )
  collect()
  const answer: WorkerAnswer = { id, ...outcome, memoryBytes: process.memoryUsage().rss }
  parentPort?.postMessage(answer)
})
