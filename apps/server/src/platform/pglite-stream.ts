import { Duplex } from 'node:stream'
import type { PgliteThread } from './pglite-thread'

const SYNC = 0x53
const QUERY = 0x51
const TERMINATE = 0x58
const STARTUP = 0x00

/** How many bytes of `buffer` end with a message after which the server answers; 0 when none does. */
export function answerableLength(buffer: Buffer): number {
  let answerable = 0
  let offset = 0
  while (offset + 5 <= buffer.length) {
    const type = buffer[offset]
    const isStartup = type === STARTUP
    const length = isStartup ? buffer.readUInt32BE(offset) : 1 + buffer.readUInt32BE(offset + 1)
    if (offset + length > buffer.length) break
    offset += length
    if (isStartup || type === SYNC || type === QUERY || type === TERMINATE) answerable = offset
  }
  return answerable
}

/** The socket `pg` believes it holds, spoken to PGlite in its thread. */
export function openPgliteStream(thread: PgliteThread): Duplex {
  let pending: Buffer = Buffer.alloc(0)

  async function take(chunk: Buffer) {
    pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk])
    const length = answerableLength(pending)
    if (length === 0) return
    const message = pending.subarray(0, length)
    pending = pending.subarray(length)
    const answer = await thread.send(message)
    if (answer.length > 0) stream.push(Buffer.from(answer.buffer, answer.byteOffset, answer.length))
    if (message[0] === TERMINATE) stream.push(null)
  }

  async function takeThen({ chunk, done }: { chunk: Buffer; done(error?: Error): void }) {
    try {
      await take(chunk)
    } catch (error) {
      done(error as Error)
      return
    }
    done()
  }

  const stream: Duplex = new Duplex({
    allowHalfOpen: false,
    read() {},
    write(chunk: Buffer, _encoding, done) {
      void takeThen({ chunk, done })
    },
    writev(chunks, done) {
      void takeThen({ chunk: Buffer.concat(chunks.map(({ chunk }) => chunk as Buffer)), done })
    },
  })
  return Object.assign(stream, {
    setNoDelay: () => stream,
    setKeepAlive: () => stream,
    ref: () => stream,
    unref: () => stream,
    connect: () => {
      process.nextTick(() => stream.emit('connect'))
      return stream
    },
  })
}
