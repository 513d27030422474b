import { spawn } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { lockDirectory } from './directory-lock'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'luciole-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))
const lockFile = () => join(folder, 'luciole.lock')

/** Another process that tries, at the moment it is told, to hold a directory. */
function startRival() {
  const file = join(import.meta.dirname, 'test-lock-rival.ts')
  const child = spawn(process.execPath, ['--import', 'tsx', file], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill())
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
  return {
    tell: (line: string) => child.stdin.write(`${line}\n`),
    next: async () => (await lines.next()).value as string,
  }
}

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

test('only one at a time takes over the lock of a process that died', () => {
  writeFileSync(lockFile(), `999999999 1 ${hostname()}`)
  writeFileSync(`${lockFile()}.next`, `${process.pid}  ${hostname()}`)
  expect(() => lockDirectory(folder)).toThrow(`already in use by process ${process.pid}`)
  rmSync(`${lockFile()}.next`)
  lockDirectory(folder)()
  expect(readdirSync(folder)).toEqual([])
})

test('who died while taking over is taken over too', () => {
  for (const name of ['luciole.lock', 'luciole.lock.next', 'luciole.lock.next.next']) {
    writeFileSync(join(folder, name), `999999999 1 ${hostname()}`)
  }
  lockDirectory(folder)()
  expect(readdirSync(folder)).toEqual([])
})

test('of several that start together where one was killed, one holds the directory', async () => {
  const rivals = Array.from({ length: 4 }, startRival)
  await Promise.all(rivals.map(({ next }) => next()))
  for (let round = 0; round < 20; round++) {
    const contested = join(folder, String(round))
    mkdirSync(contested)
    writeFileSync(join(contested, 'luciole.lock'), `999999999 1 ${hostname()}`)
    const at = Date.now() + 25
    for (const { tell } of rivals) tell(`${contested}\t${at}`)
    const said = await Promise.all(rivals.map(({ next }) => next()))
    expect(said.filter((word) => word === 'held')).toHaveLength(1)
  }
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

test.runIf(process.platform === 'linux')('nor does one where nothing can be made hang', () => {
  expect(() => lockDirectory('/proc/nowhere/data')).toThrow(/cannot be written .*DATA_DIR/)
})
