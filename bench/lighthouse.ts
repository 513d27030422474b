/**
 * What a phone and a desk get of the first screens, by Lighthouse, from the built app.
 *
 *   node --import tsx bench/lighthouse.ts [/signin /signup …]
 */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { launchBrowser } from '../e2e/harness/browser'
import { findFreePort, startLuciole } from '../e2e/harness/start-luciole'

const paths = process.argv.length > 2 ? process.argv.slice(2) : ['/signup', '/signin', '/privacy']
const RUNS = 3
const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

const luciole = await startLuciole()
const port = await findFreePort()
const browser = await launchBrowser({ flags: [`--remote-debugging-port=${port}`] })

interface Result {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
}

/** Fetched when it is asked for: it is a tenth of all packages, and only this bench needs it. */
const LIGHTHOUSE = 'lighthouse@12.8.2'

async function look({ path, form }: { path: string; form: 'phone' | 'desk' }): Promise<Result> {
  const { stdout } = await promisify(execFile)(
    'npm',
    [
      'exec',
      '--yes',
      `--package=${LIGHTHOUSE}`,
      '--',
      'lighthouse',
      `${luciole.origin}${path}`,
      `--port=${port}`,
      '--output=json',
      '--quiet',
      ...(form === 'desk' ? ['--preset=desktop'] : []),
    ],
    { maxBuffer: 64 * 1024 * 1024 },
  )
  return JSON.parse(stdout)
}

async function score({ path, form }: { path: string; form: 'phone' | 'desk' }) {
  const runs: Result[] = []
  for (let run = 0; run < RUNS; run++) runs.push(await look({ path, form }))
  const scoreOf = (id: string) =>
    Math.round(100 * median(runs.map(({ categories }) => categories[id]?.score ?? 0)))
  const figureOf = (id: string) =>
    Math.round(median(runs.map(({ audits }) => audits[id]?.numericValue ?? 0)))
  return {
    path,
    form,
    performance: scoreOf('performance'),
    accessibility: scoreOf('accessibility'),
    bestPractices: scoreOf('best-practices'),
    seo: scoreOf('seo'),
    firstPaintMs: figureOf('first-contentful-paint'),
    largestPaintMs: figureOf('largest-contentful-paint'),
    blockedMs: figureOf('total-blocking-time'),
    sentKilobytes: Math.round(figureOf('total-byte-weight') / 1024),
  }
}

const figures = []
for (const path of paths) {
  for (const form of ['phone', 'desk'] as const) figures.push(await score({ path, form }))
}
console.table(figures)
await browser.close()
await luciole.stop()
