import { parentPort } from 'node:worker_threads'
import { paint } from './paint-task'
import type { PaintTask } from './paint-task'
import type { EncodedPicture } from './encode'

export type WorkerAnswer =
  | { id: number; ok: true; picture: EncodedPicture; memoryBytes: number }
  | { id: number; ok: false; message: string; memoryBytes: number }

parentPort?.on('message', async ({ id, task }: { id: number; task: PaintTask }) => {
  const answer = await paint(task).then(
    (picture): WorkerAnswer => ({ id, ok: true, picture, memoryBytes: process.memoryUsage().rss }),
    (error: unknown): WorkerAnswer => ({
      id,
      ok: false,
      message: error instanceof Error ? (error.stack ?? error.message) : String(error),
      memoryBytes: process.memoryUsage().rss,
    }),
  )
  parentPort?.postMessage(answer)
})
