import type { FastifyRequest } from 'fastify'

const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/
const LOCAL_ADDRESS = /^(127\.|::1$|::ffff:127\.)/

/** What a proxy may say of whom it speaks for. */
const PROXIED = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via']

/**
 * Typed on this machine: not through a proxy, and not by a foreign page whose name was made to
 * point here.
 */
export const isFromThisMachine = ({ socket, headers }: FastifyRequest): boolean =>
  LOCAL_ADDRESS.test(socket.remoteAddress ?? '') &&
  LOCAL_HOST.test(headers.host ?? '') &&
  PROXIED.every((name) => headers[name] === undefined)
