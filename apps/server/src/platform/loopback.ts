import type { FastifyRequest } from 'fastify'

const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/
const LOCAL_ADDRESS = /^(127\.|::1$|::ffff:127\.)/

/**
 * Typed on this machine: not through a proxy, and not by a foreign page whose name was made to
 * point here.
 */
export const isFromThisMachine = ({ socket, headers }: FastifyRequest): boolean =>
  LOCAL_ADDRESS.test(socket.remoteAddress ?? '') &&
  LOCAL_HOST.test(headers.host ?? '') &&
  headers['x-forwarded-for'] === undefined &&
  headers.forwarded === undefined
