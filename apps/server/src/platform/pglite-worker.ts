import { fdatasyncSync, readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

export type PgliteWorkerData = {
  /** Null keeps everything in memory. */
  dataDir: string | null
  template: string | null
  /** Every commit reaches the disk before it is acknowledged. */
  isDurable: boolean
  /** One counter: how often something was flushed to the disk. */
  flushes: Int32Array
}
export type PgliteRequest =
  | { id: number; kind: 'protocol'; bytes: Uint8Array }
  | { id: number; kind: 'dump'; packing: 'gzip' | 'none' }
  | { id: number; kind: 'close' }
export type PgliteReply = { id: number; bytes?: Uint8Array; error?: string }

const TERMINATE = 0x58
const STARTUP = 0x00

type Stream = { nfd: number }
type NodeFsOperations = { stream_ops: { fsync?: (stream: Stream) => number } }

/** PGlite's file system never reaches the disk by itself: a power cut would lose acknowledged rows. */
function durableFs(dataDir: string): NodeFS {
  const fs = new NodeFS(dataDir)
  const init = fs.init.bind(fs)
  fs.init = async (...args) => {
    const { emscriptenOpts } = await init(...args)
    const makeDurable: NonNullable<typeof emscriptenOpts.preRun>[number] = (module) => {
      const operations = module.NODEFS as unknown as NodeFsOperations
      operations.stream_ops.fsync = ({ nfd }) => {
        fdatasyncSync(nfd)
        Atomics.add(flushes, 0, 1)
        return 0
      }
    }
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [makeDurable, ...(emscriptenOpts.preRun ?? [])],
      },
    }
  }
  return fs
}

const { dataDir, template, isDurable, flushes } = workerData as PgliteWorkerData
/** A family's database fits; the default of 128 MB would be most of what this process holds. */
const MEMORY = ['-c', 'shared_buffers=24MB', '-c', 'wal_buffers=1MB']
const DURABLE = ['-c', 'fsync=on', '-c', 'wal_sync_method=fsync']
const started = PGlite.defaultStartParams.filter((value) => !isDurable || value !== '-F')

const database = await PGlite.create({
  ...(dataDir === null ? {} : { fs: isDurable ? durableFs(dataDir) : new NodeFS(dataDir) }),
  ...(template === null ? {} : { loadDataDir: new Blob([readFileSync(template)]) }),
  startParams: [...started, ...MEMORY, ...(isDurable ? DURABLE : [])],
})

async function answer(request: PgliteRequest): Promise<Uint8Array<ArrayBuffer>> {
  if (request.kind === 'dump') {
    return new Uint8Array(await (await database.dumpDataDir(request.packing)).arrayBuffer())
  }
  if (request.kind === 'close') {
    await database.close()
    return new Uint8Array()
  }
  // A new connection inherits the one session: whatever the last one left behind is dropped.
  if (request.bytes[0] === STARTUP) {
    if (database.isInTransaction()) await database.exec('rollback')
    await database.exec('discard all')
  }
  if (request.bytes[0] === TERMINATE) return new Uint8Array()
  return new Uint8Array(await database.execProtocolRaw(request.bytes))
}

if (parentPort === null) throw new Error('pglite-worker runs in a thread')
const port = parentPort
let queue = Promise.resolve()
port.on('message', (request: PgliteRequest) => {
  queue = queue.then(async () => {
    try {
      const bytes = await answer(request)
      port.postMessage({ id: request.id, bytes } satisfies PgliteReply, [bytes.buffer])
    } catch (error) {
      port.postMessage({ id: request.id, error: String(error) } satisfies PgliteReply)
    }
    if (request.kind === 'close') port.close()
  })
})
port.postMessage({ id: 0 } satisfies PgliteReply)
