import { setFlagsFromString } from 'node:v8'
import type { Worker } from 'node:worker_threads'
import type { PgliteReply, PgliteRequest, PgliteWorkerData } from './pglite-worker'
import { startThread } from './thread'

type Ask = PgliteRequest extends infer Each
  ? Each extends unknown
    ? Omit<Each, 'id'>
    : never
  : never

export type PgliteThread = {
  send(bytes: Uint8Array): Promise<Uint8Array>
  /** The whole cluster: packed to be kept, plain to be loaded often. */
  dump(packing: 'gzip' | 'none'): Promise<Uint8Array>
  /** How often something was flushed to the disk so far. */
  countFlushes(): number
  /** Whether the process stays for it; one that nobody asks anything holds up no end. */
  holdProcess(isHeld: boolean): void
  close(): Promise<void>
}

/**
 * Ten times what V8 waits for before it compiles a function of PGlite once more, and better. Begun at
 * its own pace that is a third of a start's processor time, for functions that are hot in a start alone.
 */
setFlagsFromString('--wasm-tiering-budget=20000000')

/** PGlite in a thread of its own: in ours, one slow query would stop every request. */
export async function startPglite(
  options: Omit<PgliteWorkerData, 'flushes'>,
): Promise<PgliteThread> {
  const flushes = new Int32Array(new SharedArrayBuffer(4))
  const workerData: PgliteWorkerData = { ...options, flushes }
  const worker: Worker = startThread({ entry: 'pglite-worker', workerData })
  const waiting = new Map<
    number,
    { resolve: (bytes: Uint8Array) => void; reject: (error: Error) => void }
  >()
  let lastId = 0
  let ended: Error | null = null

  const failAll = (error: Error) => {
    ended = error
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }
  worker.on('message', ({ id, bytes, error }: PgliteReply) => {
    const asked = waiting.get(id)
    waiting.delete(id)
    if (error === undefined) asked?.resolve(bytes ?? new Uint8Array())
    else asked?.reject(new Error(error))
  })
  worker.on('error', failAll)
  worker.on('exit', () => failAll(new Error('The embedded database has stopped')))

  const wait = (id: number) =>
    new Promise<Uint8Array>((resolve, reject) => {
      if (ended) reject(ended)
      else waiting.set(id, { resolve, reject })
    })
  const ask = (request: Ask, moved: ArrayBuffer[] = []) => {
    const id = ++lastId
    const answer = wait(id)
    worker.postMessage({ id, ...request }, moved)
    return answer
  }

  await wait(0)
  return {
    send(message) {
      // A view is cloned with the whole buffer it looks into; a copy of its own moves for nothing.
      const bytes = new Uint8Array(message)
      return ask({ kind: 'protocol', bytes } as Ask, [bytes.buffer])
    },
    dump: (packing) => ask({ kind: 'dump', packing }),
    countFlushes: () => Atomics.load(flushes, 0),
    holdProcess(isHeld) {
      if (isHeld) worker.ref()
      else worker.unref()
    },
    async close() {
      if (!ended) await ask({ kind: 'close' })
      await worker.terminate()
    },
  }
}
