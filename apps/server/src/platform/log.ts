import { pino, type DestinationStream, type Logger } from 'pino'

export type Log = Logger

/** Nothing a child or a parent typed, and nothing that opens a session, reaches a log line. */
const REDACTED = [
  'password',
  'token',
  'access_token',
  'refresh_token',
  'authorization',
  'cookie',
  'email',
  'name',
  'payload',
].flatMap((key) => [key, `*.${key}`, `*.*.${key}`])

export const createLog = ({
  level,
  destination,
}: {
  level: string
  destination?: DestinationStream
}): Log =>
  pino(
    { level, redact: { paths: REDACTED, censor: '…' }, base: null },
    destination ?? pino.destination({ fd: 2, sync: false }),
  )
