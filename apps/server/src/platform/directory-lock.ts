import { mkdirSync, readFileSync, rmSync, statSync, utimes, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
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
      return Date.now() - statSync(path).mtimeMs < STALE_MS ? `a process on ${host}` : null
    }
    return isSameProcess({ pid: Number(pid), started }) ? `process ${pid}` : null
  } catch {
    return null
  }
}

function tryLock(path: string): boolean {
  try {
    const content = `${process.pid} ${startedAt(process.pid) ?? ''} ${hostname()}`
    writeFileSync(path, content, { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
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

/**
 * PGlite has no lock of its own, and two processes on one directory destroy each other's rows. The
 * lock of a live process is never taken over.
 */
export function lockDirectory(dataDir: string): () => void {
  const path = join(dataDir, FILE)
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    for (let attempt = 0; attempt < 2; attempt++) {
      if (tryLock(path)) return holdLock(path)
      const holder = holderOf(path)
      if (holder !== null) {
        throw new BootError(
          `The data directory ${dataDir} is already in use by ${holder}; stop it, or set DATA_DIR to another folder.`,
        )
      }
      rmSync(path, { force: true })
    }
  } catch (error) {
    if (error instanceof BootError) throw error
    const { code } = error as NodeJS.ErrnoException
    throw new BootError(
      `The data directory ${dataDir} cannot be written (${code}); set DATA_DIR to a folder this user may write.`,
    )
  }
  throw new BootError(`The data directory ${dataDir} is being opened by another process.`)
}
