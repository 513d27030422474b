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
  /** How large the process was without this painter. */
  bytesBefore: number
}

const isTypeScript = import.meta.url.endsWith('.ts')
export const painterEntry = () =>
  new URL(isTypeScript ? './raster-worker.ts' : './raster-worker.js', import.meta.url)

/** Pictures until a painter retires whatever it holds: nothing grows for ever. */
const CAREER = 400
/** What painting may add to a process: 600 MB with an empty one around it. */
const PAINTER_BYTES = 500 * 1024 ** 2

/** Node gives a worker none of its parent's loaders, so TypeScript sources bring theirs along. */
function startWorker(entry: URL): Worker {
  if (!entry.href.endsWith('.ts')) return new Worker(entry)
  const loader = JSON.stringify(import.meta.resolve('tsx/esm/api'))
  const source = `import(${loader}).then(({ register }) => { register(); return import(${JSON.stringify(entry.href)}) })`
  return new Worker(source, { eval: true })
}

/**
 * Painting off the request thread. A painter that has made the process grow too much retires. Not
 * lightly: the next one starts cold, and half of what the last one held never comes back.
 */
export function createPainterPool(
  options: { size?: number; picturesPerWorker?: number; entry?: URL } = {},
): PainterPool {
  const { size = 1, picturesPerWorker = CAREER } = options
  const entry = options.entry ?? painterEntry()
  const painters = new Set<Painter>()
  const queue: Waiting[] = []
  let lastId = 0
  let isClosed = false

  const hire = (): Painter => {
    const worker = startWorker(entry)
    const bytesBefore = process.memoryUsage.rss()
    const painter: Painter = { worker, busy: undefined, painted: 0, bytesBefore }
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
    const grown = answer.memoryBytes - painter.bytesBefore
    if (painter.painted >= picturesPerWorker || grown > size * PAINTER_BYTES) dismiss(painter)
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
