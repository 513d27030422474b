import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { runQuietly, withProgress } from './progress.mjs'

const STAMP = 'apps/server/dist/.built'
const SOURCES = ['packages', 'apps', 'scripts', 'package-lock.json']
const SKIPPED = new Set(['node_modules', 'dist', 'dist-prerender', 'android', 'ios', 'tools'])

function newestChange(path) {
  const stats = statSync(path)
  if (!stats.isDirectory()) return stats.mtimeMs
  return readdirSync(path)
    .filter((name) => !SKIPPED.has(name) && !name.endsWith('.gen.ts') && !name.includes('.test.'))
    .reduce((newest, name) => Math.max(newest, newestChange(join(path, name))), 0)
}

export function isBuildStale() {
  try {
    const builtAt = statSync(STAMP).mtimeMs
    return SOURCES.some((source) => newestChange(source) > builtAt)
  } catch {
    return true
  }
}

/** Everything of ours is bundled; everything from npm stays a package, so native code keeps working. */
const isExternal = (id) =>
  !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('#') && !id.startsWith('@luciole/')

export async function bundle({ input, dir }) {
  const { rolldown } = await import('rolldown')
  const built = await rolldown({
    input,
    platform: 'node',
    external: isExternal,
    transform: { target: 'node20' },
    // Left as a warning, it would only show when the server starts.
    onLog(level, log, handle) {
      handle(log.code === 'UNRESOLVED_IMPORT' ? 'error' : level, log)
    },
  })
  await built.write({
    dir,
    format: 'esm',
    sourcemap: true,
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
  })
}

async function buildServer() {
  const entries = JSON.parse(readFileSync('apps/server/entries.json', 'utf8'))
  const input = Object.fromEntries(
    Object.entries(entries).map(([name, path]) => [name, join('apps/server', path)]),
  )
  rmSync('apps/server/dist', { recursive: true, force: true })
  await bundle({ input, dir: 'apps/server/dist' })
  await bundleSeparatePrograms()
  await runQuietly({
    command: process.execPath,
    args: ['apps/server/dist/make-template.js'],
    log: 'database-template',
  })
}

/** The GPL voice is a program of its own: never in one bundle with ours. */
async function bundleSeparatePrograms() {
  const manifest = JSON.parse(readFileSync('packages/narrator-espeak/package.json', 'utf8'))
  const program = manifest.luciole?.program
  if (!program) return
  await bundle({
    input: { [basename(program, '.ts')]: join('packages/narrator-espeak', program) },
    dir: 'packages/narrator-espeak/dist',
  })
}

const buildWeb = () =>
  runQuietly({
    command: process.execPath,
    args: ['apps/web/scripts/build.mjs'],
    log: 'build-web',
  })

export async function ensureBuilt() {
  if (!isBuildStale()) return
  await withProgress({ title: 'Building the server', work: buildServer })
  await withProgress({ title: 'Building the web app', work: buildWeb })
  writeFileSync(STAMP, new Date().toISOString())
}
