import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimes,
  writeFileSync,
} from 'node:fs'
import { hostname } from 'node:os'
import { dirname, join } from 'node:path'
import { BootError } from './errors'

const FILE = 'luciole.lock'
const TOUCH_MS = 5000
/** Another machine, or container, on the same volume: its pids say nothing, but it touches its lock. */
const STALE_MS = 20_000

function startedAt(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
  } catch {
    return null
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** A pid comes back after a reboot or in a container, so its start is compared where we can. */
function isSameProcess({ pid, started }: { pid: number; started: string }): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return false
  const now = startedAt(pid)
  return started === '' || now === null || started === now
}

/** Who holds the lock in words, or null when its holder is gone. */
function holderOf(path: string): string | null {
  try {
    const [pid = '', started = '', host = ''] = readFileSync(path, 'utf8').split(' ')
    if (host !== hostname()) {
      const isFresh = Date.now() - statSync(path).mtimeMs < STALE_MS
      return isFresh ? `a process ${host ? `on ${host}` : 'that is starting'}` : null
    }
    return isSameProcess({ pid: Number(pid), started }) ? `process ${pid}` : null
  } catch {
    return null
  }
}

const ownName = () => `${process.pid} ${startedAt(process.pid) ?? ''} ${hostname()}`

function tryLock(path: string): boolean {
  try {
    writeFileSync(path, ownName(), { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** Null when it is ours now; otherwise who holds it. */
const takeLock = (path: string): string | null =>
  tryLock(path) ? null : (holderOf(path) ?? takeOver(path))

/**
 * Two that find the same dead lock must not both replace it: only who holds the lock beside it may.
 * That one is taken the same way, so a process that dies in here leaves nothing to be mended.
 */
function takeOver(path: string): string | null {
  const beside = `${path}.next`
  const rival = takeLock(beside)
  if (rival !== null) return rival
  try {
    const holder = tryLock(path) ? null : holderOf(path)
    if (holder !== null) return holder
    writeFileSync(`${beside}.name`, ownName())
    renameSync(`${beside}.name`, path)
    return null
  } finally {
    rmSync(beside, { force: true })
  }
}

function holdLock(path: string): () => void {
  const timer = setInterval(() => {
    const now = new Date()
    // A folder taken away under us fails at the next write, which says so.
    utimes(path, now, now, () => {})
  }, TOUCH_MS).unref()
  return () => {
    clearInterval(timer)
    rmSync(path, { force: true })
  }
}

/** Level by level: asked for all of them where none can be made, as under /proc, Node never answers. */
function makeFolder(path: string): void {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  try {
    mkdirSync(path, { mode: 0o700 })
  } catch (error) {
    if (!existsSync(path)) throw error
  }
}

/**
 * PGlite has no lock of its own, and two processes on one directory destroy each other's rows. The
 * lock of a live process is never taken over.
 */
export function lockDirectory(dataDir: string): () => void {
  const path = join(dataDir, FILE)
  try {
    makeFolder(dataDir)
    const holder = takeLock(path)
    if (holder === null) return holdLock(path)
    throw new BootError(
      `The data directory ${dataDir} is already in use by ${holder}; stop it, or set DATA_DIR to another folder.`,
    )
  } catch (error) {
    if (error instanceof BootError) throw error
    const { code } = error as NodeJS.ErrnoException
    throw new BootError(
      `The data directory ${dataDir} cannot be written (${code}); set DATA_DIR to a folder this user may write.`,
    )
  }
}
