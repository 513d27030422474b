import { pino } from 'pino'

/** A log that keeps every line, to be read by a test. */
export function createTestLog() {
  const lines: string[] = []
  const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) })
  return { log, logged: () => lines.join('') }
}
