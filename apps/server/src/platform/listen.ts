import { once } from 'node:events'
import { createServer } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { BootError } from './errors'

/** As many as the system allows: of a crowd beyond Node's 511, some would knock again a second later. */
const WAITING_AT_THE_DOOR = 4096

type Address = { port: number; host: string }

function explain({ error, port, host }: Address & { error: unknown }): unknown {
  const { code = '' } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') {
    return new BootError(
      `Port ${port} is already in use; stop what uses it, or set PORT to another.`,
    )
  }
  if (code === 'EACCES') {
    return new BootError(`This user may not listen on port ${port}; set PORT to 1024 or more.`)
  }
  if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].includes(code)) {
    return new BootError(`This machine has no address ${host}; set HOST to one it has.`)
  }
  return error
}

/** Said at once, and not after a database was prepared for nothing. */
export async function requireFreeAddress({ port, host }: Address): Promise<void> {
  const probe = createServer()
  try {
    await once(probe.listen({ port, host }), 'listening')
  } catch (error) {
    throw explain({ error, port, host })
  } finally {
    probe.close()
  }
}

/** The port it got, which is another than `port` when that is 0. */
export async function listenOn({
  http,
  port,
  host,
}: Address & { http: FastifyInstance }): Promise<number> {
  try {
    await http.listen({ port, host, backlog: WAITING_AT_THE_DOOR })
  } catch (error) {
    throw explain({ error, port, host })
  }
  const address = http.server.address()
  return typeof address === 'object' && address !== null ? address.port : port
}
