import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockDirectory } from './directory-lock'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'luciole-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))
const lockFile = () => join(folder, 'luciole.lock')

test('a directory is held by one at a time, and free again afterwards', () => {
  const unlock = lockDirectory(folder)
  expect(() => lockDirectory(folder)).toThrow(`already in use by process ${process.pid}`)
  unlock()
  lockDirectory(folder)()
  expect(existsSync(lockFile())).toBe(false)
})

test.runIf(process.platform !== 'win32')('a directory made here is for its owner alone', () => {
  const made = join(folder, 'data')
  lockDirectory(made)()
  expect(statSync(made).mode & 0o077).toBe(0)
})

test('the lock of a process that died is taken over', async () => {
  const dead = spawn(process.execPath, ['--version'])
  await new Promise((resolve) => dead.on('exit', resolve))
  writeFileSync(lockFile(), `${dead.pid} 1 ${hostname()}`)
  lockDirectory(folder)()
})

test.runIf(process.platform === 'linux')('a pid that came back is not its old holder', () => {
  writeFileSync(lockFile(), `${process.pid} 1 ${hostname()}`)
  lockDirectory(folder)()
})

test('another machine on the same volume holds its lock as long as it touches it', () => {
  writeFileSync(lockFile(), '1 1 elsewhere')
  expect(() => lockDirectory(folder)).toThrow('already in use by a process on elsewhere')
  utimesSync(lockFile(), new Date(0), new Date(0))
  lockDirectory(folder)()
})

test('a directory that cannot be made is named, with what to do', () => {
  writeFileSync(join(folder, 'file'), '')
  expect(() => lockDirectory(join(folder, 'file', 'data'))).toThrow(/cannot be written .*DATA_DIR/)
})
