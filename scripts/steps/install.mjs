import { existsSync, readFileSync } from 'node:fs'
import { runQuietly, withProgress } from './progress.mjs'

const MINIMUM_NODE = [20, 19]

export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > MINIMUM_NODE[0] || (major === MINIMUM_NODE[0] && minor >= MINIMUM_NODE[1])) return
  console.error(
    `Luciole needs Node ${MINIMUM_NODE.join('.')} or newer; this is ${process.versions.node}.`,
  )
  process.exit(1)
}

const readPackages = (path) => JSON.parse(readFileSync(path, 'utf8')).packages

/** True when every package the lock file demands is there in the very version. */
function isInstalled() {
  if (!existsSync('node_modules/.package-lock.json')) return false
  const installed = readPackages('node_modules/.package-lock.json')
  return Object.entries(readPackages('package-lock.json')).every(
    ([path, wanted]) =>
      path === '' ||
      wanted.optional ||
      wanted.devOptional ||
      wanted.link ||
      !path.startsWith('node_modules/') ||
      installed[path]?.version === wanted.version,
  )
}

export async function ensureInstalled() {
  if (isInstalled()) return
  const fresh = !existsSync('node_modules')
  await withProgress({
    title: 'Installing packages (only the first time)',
    work: () =>
      runQuietly({
        command: 'npm',
        args: [fresh ? 'ci' : 'install', '--no-audit', '--no-fund'],
        log: 'install',
      }),
  })
}
