import { fork, type ChildProcess } from 'node:child_process'
import type { Arranged } from './paint-page'
import type { AnyPainted, Painted, PaintTask } from './paint-task'
import type { PainterAnswer } from './painter-process'

export interface PainterPool {
  /** Lower priorities go first; the same ones in the order they were asked. */
  paint: <Task extends PaintTask>(
    task: Task,
    options?: { priority?: number; signal?: AbortSignal; arranged?: Arranged },
  ) => Promise<Painted<Task>>
  close: () => void
}

interface Waiting {
  id: number
  task: PaintTask
  priority: number
  signal: AbortSignal | undefined
  arranged: Arranged | undefined
  resolve: (picture: AnyPainted) => void
  reject: (error: Error) => void
}

interface Painter {
  process: ChildProcess
  niceness: number
  busy: Waiting | undefined
  painted: number
}

/** Where a painter begins that nobody has bundled. */
const SOURCE = new URL('./painter-process.ts', import.meta.url)

const MEGABYTE = 1024 ** 2
/** Pictures until a painter retires whatever it holds: nothing grows for ever. */
const CAREER = 400
/** What painters may hold together. */
const POOL_BYTES = 600 * MEGABYTE
/**
 * By itself the C library keeps what it once gave, and takes an arena more for every thread. A painter alone has the
 * room to keep the canvases of a page for the next, a fifth of whose time would go into fetching them anew; where
 * several share the room, they give them back to the machine.
 */
const memoryFor = (painters: number) => ({
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: String((painters === 1 ? 32 : 4) * MEGABYTE),
  MALLOC_TRIM_THRESHOLD_: String((painters === 1 ? 64 : 4) * MEGABYTE),
})

/** Twice what it takes by itself, in megabytes: a page is arranged from a great many short-lived things. */
const YOUNG_SPACE = '--max-semi-space-size=32'
/**
 * Some ten times what V8 waits for before it compiles a function once more, and better. At its own pace it
 * compiles for a tenth of a painter's work, and much of that again and again.
 */
const PATIENT_COMPILER = '--interrupt-budget=1000000'
/** Whoever is free first takes what comes; all but the first painter give way to it and to the server. */
const FIRST = 0
const GIVING_WAY = 10
/** The priority of a picture somebody looks at the screen for. */
export const AWAITED = 0

/** A process that ends does not wait for a painter without work. */
function rest(painter: Painter) {
  painter.process.unref()
  painter.process.channel?.unref()
}

function startPainter({
  entry,
  among,
  niceness,
}: {
  entry: URL
  among: number
  niceness: number
}): ChildProcess {
  const isSource = entry.href.endsWith('.ts')
  return fork(entry, [String(niceness)], {
    serialization: 'advanced',
    execArgv: [
      '--expose-gc',
      YOUNG_SPACE,
      PATIENT_COMPILER,
      ...(isSource ? ['--import', 'tsx'] : []),
    ],
    // Nothing else: a painter has no use for what the server keeps secret.
    env: memoryFor(among),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
}

/**
 * Painting in processes of their own: a request never waits behind a brush, and a painter that
 * retires gives all it held back to the machine.
 */
export function createPainterPool(
  options: { size?: number; picturesPerPainter?: number; entry?: URL } = {},
): PainterPool {
  const { size = 1, picturesPerPainter = CAREER } = options
  const entry = options.entry ?? SOURCE
  const painters = new Set<Painter>()
  const queue: Waiting[] = []
  let lastId = 0
  let isClosed = false

  const hire = (): Painter => {
    const hasFirst = [...painters].some(({ niceness }) => niceness === FIRST)
    const niceness = hasFirst ? GIVING_WAY : FIRST
    const painter: Painter = {
      process: startPainter({ entry, among: size, niceness }),
      niceness,
      busy: undefined,
      painted: 0,
    }
    rest(painter)
    painter.process.on('message', (answer: PainterAnswer) => settle(painter, answer))
    painter.process.on('error', () => dismiss(painter))
    painter.process.on('exit', () => dismiss(painter))
    painters.add(painter)
    return painter
  }

  const dismiss = (painter: Painter) => {
    if (!painters.delete(painter)) return
    painter.process.kill('SIGKILL')
    painter.busy?.reject(new Error('The painter stopped.'))
    painter.busy = undefined
    next()
  }

  const settle = (painter: Painter, answer: PainterAnswer) => {
    const { busy } = painter
    if ('arranged' in answer) return busy?.arranged?.(answer.arranged)
    painter.busy = undefined
    painter.painted += 1
    if (answer.ok) busy?.resolve(answer.picture)
    else busy?.reject(new Error(answer.message))
    if (painter.painted >= picturesPerPainter || answer.memoryBytes > POOL_BYTES / size) {
      dismiss(painter)
    } else {
      rest(painter)
      next()
    }
  }

  /** Whoever begins is in the way of the others: not while somebody waits for theirs, and nobody for this. */
  const mayHire = (priority: number) =>
    painters.size < size &&
    (priority <= AWAITED || ![...painters].some(({ busy }) => busy && busy.priority <= AWAITED))

  const next = () => {
    queue.sort((one, other) => one.priority - other.priority || one.id - other.id)
    const [first] = queue
    if (isClosed || !first) return
    const idle =
      [...painters]
        .filter(({ busy }) => !busy)
        .toSorted((one, other) => one.niceness - other.niceness)
        .at(0) ?? (mayHire(first.priority) ? hire() : undefined)
    if (!idle) return
    queue.shift()
    if (first.signal?.aborted) {
      first.reject(new Error('Not painted: nobody waits for it any more.'))
    } else {
      idle.busy = first
      idle.process.ref()
      idle.process.channel?.ref()
      idle.process.send(first.task)
    }
    next()
  }

  return {
    paint: <Task extends PaintTask>(
      task: Task,
      {
        priority = AWAITED,
        signal,
        arranged,
      }: { priority?: number; signal?: AbortSignal; arranged?: Arranged } = {},
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
          arranged,
          // The painter answers a page with a page: the task it was given says which.
          resolve: (picture) => resolve(picture as Painted<Task>),
          reject,
        })
        next()
      }),
    close: () => {
      isClosed = true
      for (const waiting of queue.splice(0))
        waiting.reject(new Error('The painters have gone home.'))
      for (const painter of painters) dismiss(painter)
    },
  }
}
