import type { FastifyInstance } from 'fastify'
import { BootError } from './errors'

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
    await http.listen({ port, host })
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
