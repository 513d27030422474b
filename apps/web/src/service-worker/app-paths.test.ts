import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { isFile, isScreen } from './app-paths'

const folders = ['.', '_public', '_parent'].map(
  (folder) => `${import.meta.dirname}/../routes/${folder}`,
)
const screens = folders
  .flatMap((folder) => readdirSync(folder))
  .map((name) => name.replace(/\.tsx$/, ''))
  .filter((name) => !/^(_|index$|dev$)/.test(name))

it('every screen opens without network', () => {
  expect(isScreen('/')).toBe(true)
  for (const screen of screens) expect(isScreen(`/${screen}/more`), screen).toBe(true)
})

it.each([
  '/dev/mailbox',
  '/media/a/b.webp',
  '/sandbox/pay',
  '/trpc/x',
  '/account-export/1.zip',
  '/keepsake/1',
])('the server itself answers %s', (path) => expect(isScreen(path)).toBe(false))

it('leaves files alone, which are no pages to draw', () => {
  expect(['/media/a/b.webp', '/account-export/1.zip', '/keepsake/1'].every(isFile)).toBe(true)
  expect(['/', '/sandbox/pay', '/nowhere'].some(isFile)).toBe(false)
})
