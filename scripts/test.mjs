import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ensureInstalled, requireNode } from './steps/install.mjs'
import { enterProject, failWith } from './steps/project.mjs'
import { runQuietly, withProgress } from './steps/progress.mjs'

enterProject()
requireNode()
await ensureInstalled().catch(failWith)

const { ensureChromium, findHeadlessShell } = await import('./steps/chromium.mjs')
const { ensureGrammalecte } = await import('./steps/grammalecte.mjs')
const { startPostgres } = await import('./steps/postgres.mjs')
const { ensureBuilt } = await import('./steps/build.mjs')
const { countTests } = await import('./steps/count-tests.mjs')
const { databaseTests, windowlessTests, windowTests } = await import('./steps/test-files.mjs')

const chromium = await ensureChromium().catch(failWith)
const postgres = await startPostgres().catch(failWith)
if (!postgres) {
  console.log('  – No PostgreSQL here: the server’s tests run on the embedded database alone.')
}

const hasGrammalecte = await ensureGrammalecte()
if (!hasGrammalecte)
  console.log('  – No Grammalecte here: the stories’ French grammar is not checked.')

mkdirSync('out/tests', { recursive: true })
const tool = (name) => join('node_modules', '.bin', name)
/** Whole, because the journeys have a root of their own. */
const report = (name) => join(process.cwd(), 'out', 'tests', `${name}.json`)
const vitest = ({ name, args, env, yields }) => ({
  name,
  title: name,
  report: report(name),
  run: () =>
    runQuietly({
      command: tool('vitest'),
      args: [
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report(name)}`,
        ...args,
      ],
      env,
      log: name,
      yields,
    }),
})
const check = ({ name, title, command, args = [] }) => ({
  name,
  title,
  run: () => runQuietly({ command: tool(command), args, log: name }),
})

/** Everything a test of the server needs is handed to it: its files can share what they import. */
const inTwoWorkers = ['--no-isolate', '--maxWorkers=2']
/** Painters, narrators and databases begin in what was just built: half the work of their sources. */
const fromBundles = { START_BUILT: 'true' }
const onPostgres = postgres
  ? [
      vitest({
        name: 'server-postgres',
        args: [...inTwoWorkers, ...databaseTests()],
        env: { ...fromBundles, TEST_DATABASE_URL: postgres.url },
      }),
    ]
  : []
/** The built app and its plugins go into both shells: no Android SDK needed; pods come where CocoaPods is. */
const shells = {
  name: 'shells',
  title: 'shells',
  run: () =>
    runQuietly({ command: resolve(tool('cap')), args: ['sync'], cwd: 'apps/web', log: 'shells' }),
}
/** One book of every casting and age; `check:french` reads three. */
const french = hasGrammalecte
  ? [
      check({
        name: 'french',
        title: 'french',
        command: 'tsx',
        args: ['packages/storyteller/tools/check-french.ts', '--books', '1'],
      }),
    ]
  : []
/**
 * Nothing in one lane waits for another. The journeys, and the server's tests, wait half of their time:
 * the crafts, which are pure and know no clock, take what both leave.
 */
const lanes = [
  [
    vitest({
      name: 'journeys',
      args: ['--config', 'e2e/vitest.config.ts'],
      env: { CHROMIUM_PATH: chromium, HEADLESS_SHELL_PATH: findHeadlessShell() ?? chromium },
    }),
    vitest({ name: 'app', args: ['--no-isolate', ...windowlessTests()] }),
    // One window for all of them: making each its own was nine tenths of their work.
    vitest({ name: 'screens', args: ['--no-isolate', '--maxWorkers=1', ...windowTests()] }),
    shells,
    ...onPostgres,
  ],
  [
    check({ name: 'format', title: 'format', command: 'oxfmt', args: ['--check'] }),
    check({ name: 'lint', title: 'lint', command: 'oxlint' }),
    // Several checkers work out the same types each for itself: twice the work, no sooner on two cores.
    check({ name: 'types', title: 'types', command: 'tsc', args: ['-p', '.', '--checkers', '1'] }),
    ...french,
    vitest({
      name: 'server-embedded',
      args: [...inTwoWorkers, 'apps/server'],
      env: fromBundles,
    }),
  ],
  // Their files can share what they import.
  [
    vitest({
      name: 'crafts',
      args: ['--no-isolate', '--maxWorkers=100%', 'packages'],
      yields: true,
    }),
  ],
]

const failures = []
async function runStep(step) {
  try {
    await withProgress({ title: step.title, work: step.run })
  } catch (error) {
    failures.push({ step, error })
  }
}
async function runLane(steps) {
  for (const step of steps) await runStep(step)
}

console.log('\nChecking Luciole')
await runStep({ title: 'build', run: ensureBuilt })
// The web build writes the route tree, which the types need: it comes first.
await Promise.all(lanes.map(runLane))
await postgres?.stop()

const steps = lanes.flat()
const counted = steps.flatMap((step) => (step.report ? [countTests(step)] : []))
const sum = (key) => counted.reduce((total, count) => total + count[key], 0)
for (const { step, error } of failures) {
  console.error(
    `\n── ${step.title} ──\n${error.output?.split('\n').slice(-150).join('\n') ?? error}`,
  )
}
writeFileSync('out/tests/summary.json', JSON.stringify(counted, null, 2))
console.log('')
for (const count of counted) {
  console.log(`  ${count.name}: ${count.passed} passed, ${count.failed} failed`)
}
console.log(failures.length ? `\nFailed: ${failures.map(({ step }) => step.title).join(', ')}` : '')
const failed = Math.max(sum('failed'), failures.length)
console.log(`${sum('passed')} passed, ${failed} failed, ${sum('skipped')} skipped`)
process.exit(failures.length ? 1 : 0)
