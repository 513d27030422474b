import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const OPENS_A_DATABASE = /openTestDatabase|openTestServer|startTestService/

/** The server's test files that ask a database: the only ones a second kind of database can change. */
export const databaseTests = () =>
  readdirSync('apps/server/src', { recursive: true })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => join('apps/server/src', name))
    .filter((path) => OPENS_A_DATABASE.test(readFileSync(path, 'utf8')))
