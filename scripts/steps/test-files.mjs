import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const testsIn = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name))
const says = (pattern) => (path) => pattern.test(readFileSync(path, 'utf8'))

const OPENS_A_DATABASE = /openTestDatabase|openTestServer|startTestService/

/** What services answer, and what files a book becomes, is the same on every database: `npm run prove` tries them on both. */
const MINDS_NO_DATABASE = /(?:live-\w+|local-words|keepsakes|older-book)\.test\.ts$/

/** The server's test files that ask a database: the only ones a second kind of database can change. */
export const databaseTests = () =>
  testsIn('apps/server/src')
    .filter((path) => !MINDS_NO_DATABASE.test(path))
    .filter(says(OPENS_A_DATABASE))

const NEEDS_A_WINDOW = says(/^\/\/ @vitest-environment happy-dom/)

/** Tests in a window: one worker of their own, whose window and modules begin anew for every file. */
export const windowTests = () => testsIn('apps/web/src').filter(NEEDS_A_WINDOW)

/** The others of the app and of the scripts, which can share what they import. */
export const windowlessTests = () =>
  ['apps/web/src', 'scripts'].flatMap(testsIn).filter((path) => !NEEDS_A_WINDOW(path))
