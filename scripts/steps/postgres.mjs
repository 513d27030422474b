import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installDebianPackages, isDebianRoot } from './chromium.mjs'
import { withProgress } from './progress.mjs'

const DEBIAN = '/usr/lib/postgresql'
const OTHERS = ['/opt/homebrew/bin', '/usr/local/bin', '/usr/bin']

function findBinaries() {
  const debian = existsSync(DEBIAN)
    ? readdirSync(DEBIAN)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(DEBIAN, version, 'bin'))
    : []
  return [...debian, ...OTHERS].find((folder) => existsSync(join(folder, 'initdb'))) ?? null
}

/** PostgreSQL refuses to run as root: borrow the account its package made, or nobody. */
function findUnprivilegedUser() {
  if (process.getuid?.() !== 0) return {}
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }))
      return { uid: id('-u'), gid: id('-g') }
    } catch {
      continue
    }
  }
  return {}
}

async function waitUntilReady({ binaries, folder, owner }) {
  for (let attempt = 0; attempt < 100; attempt++) {
    try {
      execFileSync(join(binaries, 'pg_isready'), ['-h', folder, '-p', '5432'], {
        ...owner,
        stdio: 'ignore',
      })
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  throw new Error('PostgreSQL did not come up')
}

/** A PostgreSQL of our own on a private socket, gone when the tests are. Null where none can be had. */
export async function startPostgres() {
  let binaries = findBinaries()
  if (!binaries && isDebianRoot()) {
    await installDebianPackages({ title: 'Installing PostgreSQL', packages: ['postgresql'] })
    binaries = findBinaries()
  }
  if (!binaries) return null
  const owner = findUnprivilegedUser()
  const folder = mkdtempSync(join(tmpdir(), 'luciole-pg-'))
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  return withProgress({
    title: 'Starting a PostgreSQL for the tests',
    work: async () => {
      execFileSync(
        join(binaries, 'initdb'),
        ['-D', data, '-U', 'luciole', '--auth=trust', '-E', 'UTF8', '--no-sync'],
        { ...owner, cwd: folder, stdio: 'ignore' },
      )
      const server = spawn(
        join(binaries, 'postgres'),
        ['-D', data, '-k', folder, '-c', 'listen_addresses=', '-c', 'max_connections=200'],
        { ...owner, cwd: folder, stdio: 'ignore' },
      )
      const stop = () => {
        server.kill('SIGINT')
        rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
      }
      process.on('exit', stop)
      await waitUntilReady({ binaries, folder, owner })
      return {
        url: `postgresql://luciole@localhost/postgres?host=${encodeURIComponent(folder)}`,
        stop: () =>
          new Promise((resolve) => {
            server.on('exit', () => {
              stop()
              process.off('exit', stop)
              resolve()
            })
            server.kill('SIGINT')
          }),
      }
    },
  })
}
