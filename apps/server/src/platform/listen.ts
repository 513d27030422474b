import type { FastifyInstance } from 'fastify'
import { BootError } from './errors'

/** As many as the system allows: of a crowd beyond Node's 511, some would knock again a second later. */
const WAITING_AT_THE_DOOR = 4096

/** The port it got, which is another than `port` when that is 0. */
export async function listenOn({
  http,
  port,
  host,
}: {
  http: FastifyInstance
  port: number
  host: string
}): Promise<number> {
  try {
    await http.listen({ port, host, backlog: WAITING_AT_THE_DOOR })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') {
      throw new BootError(
        `Port ${port} is already in use; stop what uses it, or set PORT to another.`,
      )
    }
    if (code === 'EACCES') {
      throw new BootError(`This user may not listen on port ${port}; set PORT to 1024 or more.`)
    }
    if (code === 'EADDRNOTAVAIL') {
      throw new BootError(`This machine has no address ${host}; set HOST to one it has.`)
    }
    throw error
  }
  const address = http.server.address()
  return typeof address === 'object' && address !== null ? address.port : port
}
