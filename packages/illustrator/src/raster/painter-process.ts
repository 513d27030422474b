import { getPriority, setPriority } from 'node:os'
import type { PlanDigest } from '#compose/plan'
import sharp from 'sharp'
import { paint } from './paint-task'
import type { AnyPainted, PaintTask } from './paint-task'

type Outcome = { ok: true; picture: AnyPainted } | { ok: false; message: string }
export type PainterAnswer = { arranged: PlanDigest } | (Outcome & { memoryBytes: number })

sharp.cache(false)
sharp.concurrency(1)
const niceness = Number(process.argv[2])
// Giving way is always allowed; getting on is not, where the server itself was told to give way.
if (niceness > getPriority()) setPriority(niceness)

const answer = (message: PainterAnswer) => process.send?.(message)

process.on('message', async (task: PaintTask) => {
  const outcome = await paint(task, (arranged) => answer({ arranged })).then(
    (picture) => ({ ok: true as const, picture }),
    (error: unknown) => ({
      ok: false as const,
      message: error instanceof Error ? (error.stack ?? error.message) : String(error),
    }),
  )
  // Canvases and pictures are small to V8 and large to the machine: left alone, it would collect them
  // long after hundreds of megabytes have gathered.
  globalThis.gc?.()
  answer({ ...outcome, memoryBytes: process.memoryUsage.rss() })
})
process.on('disconnect', () => process.exit())
