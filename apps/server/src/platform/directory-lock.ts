import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BootError } from './errors'

const FILE = 'luciole.lock'

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

/** A pid is reused after a reboot or in a container, so its start time is compared where we can. */
function isHeld(content: string): number | null {
  const [pidText = '', started = ''] = content.trim().split(' ')
  const pid = Number(pidText)
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return null
  const now = startedAt(pid)
  return started !== '' && now !== null && started !== now ? null : pid
}

function readLock(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

/**
 * PGlite has no lock of its own, and two processes on one directory destroy each other's rows. A
 * lock of a live process is never taken over.
 */
export function lockDirectory(dataDir: string): () => void {
  const path = join(dataDir, FILE)
  try {
    mkdirSync(dataDir, { recursive: true })
    for (let attempt = 0; attempt < 3; attempt++) {
      try {
        writeFileSync(path, `${process.pid} ${startedAt(process.pid) ?? ''}`, { flag: 'wx' })
        return () => rmSync(path, { force: true })
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
        const holder = isHeld(readLock(path))
        if (holder !== null) {
          throw new BootError(
            `The data directory ${dataDir} is already in use by process ${holder}; stop it, or set DATA_DIR to another folder.`,
          )
        }
        rmSync(path, { force: true })
      }
    }
  } catch (error) {
    if (error instanceof BootError) throw error
    throw new BootError(
      `The data directory ${dataDir} cannot be written (${(error as NodeJS.ErrnoException).code}); set DATA_DIR to a folder this user may write.`,
    )
  }
  throw new BootError(`The data directory ${dataDir} is being opened by another process.`)
}
