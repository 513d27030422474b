import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const OPENS_A_DATABASE = /openTestDatabase|openTestServer|startTestService/

/** What services answer, and what files a book becomes, is the same on every database: `npm run prove` tries them on both. */
const MINDS_NO_DATABASE = /(?:live-\w+|local-words|keepsakes|older-book)\.test\.ts$/

/** The server's test files that ask a database: the only ones a second kind of database can change. */
export const databaseTests = () =>
  readdirSync('apps/server/src', { recursive: true })
    .filter((name) => name.endsWith('.test.ts') && !MINDS_NO_DATABASE.test(name))
    .map((name) => join('apps/server/src', name))
    .filter((path) => OPENS_A_DATABASE.test(readFileSync(path, 'utf8')))
