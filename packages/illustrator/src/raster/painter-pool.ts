import { Worker } from 'node:worker_threads'
import type { AnyPainted, Painted, PaintTask } from './paint-task'
import type { WorkerAnswer } from './raster-worker'

export interface PainterPool {
  /** Lower priorities go first; the same ones in the order they were asked. */
  paint: <Task extends PaintTask>(
    task: Task,
    options?: { priority?: number; signal?: AbortSignal },
  ) => Promise<Painted<Task>>
  close: () => Promise<void>
}

interface Waiting {
  id: number
  task: PaintTask
  priority: number
  signal: AbortSignal | undefined
  resolve: (picture: AnyPainted) => void
  reject: (error: Error) => void
}

interface Painter {
  worker: Worker
  busy: Waiting | undefined
  painted: number
}

const isTypeScript = import.meta.url.endsWith('.ts')
export const painterEntry = () =>
  new URL(isTypeScript ? './raster-worker.ts' : './raster-worker.js', import.meta.url)

/** Beside a large server the limit may never be met: still not a new thread for each picture. */
const WORTH_HIRING_FOR = 6

/** A process of a server and its painters stays below this, or they retire. */
const SERVER_BYTES = 350 * 1024 ** 2
const PAINTER_BYTES = 250 * 1024 ** 2

/** Node gives a worker none of its parent's loaders, so TypeScript sources bring theirs along. */
function startWorker(entry: URL): Worker {
  if (!entry.href.endsWith('.ts')) return new Worker(entry)
  const loader = JSON.stringify(import.meta.resolve('tsx/esm/api'))
  const source = `import(${loader}).then(({ register }) => { register(); return import(${JSON.stringify(entry.href)}) })`
  return new Worker(source, { eval: true })
}

/**
 * Painting off the request thread. A worker retires after some pictures, or when the process grows
 * too large: Skia's own memory is only given back when its thread ends.
 */
export function createPainterPool(
  options: { size?: number; maxMemoryBytes?: number; picturesPerWorker?: number; entry?: URL } = {},
): PainterPool {
  const { size = 1, picturesPerWorker = 40 } = options
  const { maxMemoryBytes = SERVER_BYTES + size * PAINTER_BYTES } = options
  const entry = options.entry ?? painterEntry()
  const painters = new Set<Painter>()
  const queue: Waiting[] = []
  let lastId = 0
  let isClosed = false

  const hire = (): Painter => {
    const worker = startWorker(entry)
    const painter: Painter = { worker, busy: undefined, painted: 0 }
    worker.unref()
    worker.on('message', (answer: WorkerAnswer) => settle(painter, answer))
    worker.on('error', (error) => dismiss(painter, error))
    painters.add(painter)
    return painter
  }

  const dismiss = (painter: Painter, error?: unknown) => {
    painters.delete(painter)
    void painter.worker.terminate()
    painter.busy?.reject(error instanceof Error ? error : new Error('The painter stopped.'))
    painter.busy = undefined
    next()
  }

  const settle = (painter: Painter, answer: WorkerAnswer) => {
    const { busy } = painter
    painter.busy = undefined
    painter.painted += 1
    if (answer.ok) busy?.resolve(answer.picture)
    else busy?.reject(new Error(answer.message))
    if (
      painter.painted >= picturesPerWorker ||
      (painter.painted >= WORTH_HIRING_FOR && answer.memoryBytes > maxMemoryBytes)
    )
      dismiss(painter)
    else {
      painter.worker.unref()
      next()
    }
  }

  const next = () => {
    if (isClosed || queue.length === 0) return
    const idle =
      [...painters].find(({ busy }) => !busy) ?? (painters.size < size ? hire() : undefined)
    if (!idle) return
    queue.sort((one, other) => one.priority - other.priority || one.id - other.id)
    const waiting = queue.shift()
    if (!waiting) return
    if (waiting.signal?.aborted) {
      waiting.reject(new Error('Not painted: nobody waits for it any more.'))
      next()
      return
    }
    idle.busy = waiting
    idle.worker.ref()
    idle.worker.postMessage({ id: waiting.id, task: waiting.task })
  }

  return {
    paint: <Task extends PaintTask>(
      task: Task,
      { priority = 0, signal }: { priority?: number; signal?: AbortSignal } = {},
    ) =>
      new Promise<Painted<Task>>((resolve, reject) => {
        if (isClosed) {
          reject(new Error('The painters have gone home.'))
          return
        }
        lastId += 1
        queue.push({
          id: lastId,
          task,
          priority,
          signal,
          // The worker answers a page with a page: the task it was given says which.
          resolve: (picture) => resolve(picture as Painted<Task>),
          reject,
        })
        next()
      }),
    close: async () => {
      isClosed = true
      for (const waiting of queue.splice(0))
        waiting.reject(new Error('The painters have gone home.'))
      await Promise.all(
        [...painters].map(async (painter) => {
          await painter.worker.terminate()
          painter.busy?.reject(new Error('The painters have gone home.'))
        }),
      )
      painters.clear()
    },
  }
}
