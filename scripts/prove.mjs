import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { ensureInstalled, requireNode } from './steps/install.mjs'
import { enterProject, failWith } from './steps/project.mjs'
import { runQuietly, withProgress } from './steps/progress.mjs'

enterProject()
requireNode()
await ensureInstalled().catch(failWith)

const { ensureBuilt } = await import('./steps/build.mjs')
const { ensureChromium } = await import('./steps/chromium.mjs')
const { startPostgres } = await import('./steps/postgres.mjs')
await ensureBuilt().catch(failWith)
const chromium = await ensureChromium().catch(failWith)
const postgres = await startPostgres().catch(failWith)
if (!postgres) console.log('  – No PostgreSQL here: figures are of the embedded database alone.')

const FULL = { PROVE: '1', KILL_TESTS: '20', NO_COLOR: '1' }
/** A hundred where nobody asks for fewer: half an hour on two cores. */
const STORY_KILLS = { STORY_KILLS: process.env.STORY_KILLS ?? '100' }
/** The whole count has a step of its own. */
const KILLED_ALREADY = { KILL_TESTS: '2' }
const onPostgres = postgres ? { TEST_DATABASE_URL: postgres.url } : null
const vitest = join('node_modules', '.bin', 'vitest')

/** Tests at their full counts: they say themselves what they counted. */
const tests = ({ name, title, paths, env = {} }) => ({
  name,
  title,
  run: () =>
    runQuietly({ command: vitest, args: ['run', ...paths], env: { ...FULL, ...env }, log: name }),
  figuresOf: (output) => output.match(/Tests .*|figure: .*/g)?.map((line) => line.trim()) ?? [],
})
/** A program whose output is its figures. */
const program = ({ name, title, args, command = process.execPath, env = {} }) => ({
  name,
  title,
  run: () => runQuietly({ command, args, env, log: name }),
  figuresOf: (output) => output.trim().split('\n').slice(-24),
})
const bench = ({ file, args = [], where = '', env }) =>
  program({
    name: `bench-${file}${where}`,
    title: `bench ${file}${where ? ` on ${where}` : ''}`,
    args: ['--expose-gc', '--import', 'tsx', `bench/${file}.ts`, ...args],
    env,
  })
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
const checks = Object.keys(scripts).filter((name) => name.startsWith('check:'))
const check = (name) =>
  program({
    name: name.replace(':', '-'),
    title: name,
    command: 'npm',
    args: ['run', '-s', name],
  })

const steps = [
  tests({
    name: 'prove-kill',
    title: 'kill -9, twenty times',
    paths: ['apps/server/src/platform/kill.test.ts'],
  }),
  tests({
    name: 'prove-story-kill',
    title: 'kill -9 while stories are made, a hundred times',
    paths: ['apps/server/src/app/story-kill.test.ts'],
    env: STORY_KILLS,
  }),
  ...(onPostgres
    ? [
        tests({
          name: 'prove-story-kill-postgres',
          title: 'the same with two servers on PostgreSQL',
          paths: ['apps/server/src/app/story-kill.test.ts'],
          env: { ...onPostgres, ...STORY_KILLS },
        }),
      ]
    : []),
  tests({ name: 'prove-crafts', title: 'property runs of the crafts', paths: ['packages'] }),
  tests({
    name: 'prove-server',
    title: 'fuzz of the server',
    paths: ['apps/server'],
    env: KILLED_ALREADY,
  }),
  ...(onPostgres
    ? [
        tests({
          name: 'prove-server-postgres',
          title: 'fuzz of the server on PostgreSQL',
          paths: ['apps/server'],
          env: { ...onPostgres, ...KILLED_ALREADY },
        }),
      ]
    : []),
  tests({
    name: 'prove-journeys',
    title: 'every journey in both languages, on a phone and a desk',
    paths: ['--config', 'e2e/vitest.config.ts'],
    env: { CHROMIUM_PATH: chromium },
  }),
  ...checks.map(check),
  ...['api', 'identity', 'family', 'shelf', 'webhooks'].flatMap((file) => [
    bench({ file }),
    ...(onPostgres ? [bench({ file, where: 'PostgreSQL', env: onPostgres })] : []),
  ]),
  bench({ file: 'pages' }),
  bench({ file: 'stories', args: ['1', '4', '16'] }),
  bench({ file: 'turns', env: { CHROMIUM_PATH: chromium } }),
  bench({ file: 'lighthouse', env: { CHROMIUM_PATH: chromium } }),
  bench({ file: 'streams', args: ['5000'], env: onPostgres ?? {} }),
]

const asked = process.argv.slice(2)
const chosen = asked.length
  ? steps.filter(({ name }) => asked.some((word) => name.includes(word)))
  : steps
if (chosen.length === 0) {
  await postgres?.stop()
  failWith(
    new Error(`No step is called so. There are: ${steps.map(({ name }) => name).join(', ')}`),
  )
}
const failures = []
const figures = []
console.log(`\nProving Luciole on ${cpus().length} cores, Node ${process.versions.node}`)
for (const { name, title, run, figuresOf } of chosen) {
  try {
    const output = await withProgress({ title, work: run })
    figures.push({ name, title, figures: figuresOf(output) })
  } catch (error) {
    failures.push(title)
    console.error(error.output?.split('\n').slice(-60).join('\n') ?? error)
  }
}
await postgres?.stop()

mkdirSync(join('out', 'prove'), { recursive: true })
writeFileSync(join('out', 'prove', 'figures.json'), JSON.stringify(figures, null, 2))
for (const { title, figures: lines } of figures) console.log(`\n── ${title}\n${lines.join('\n')}`)
console.log(failures.length ? `\nFailed: ${failures.join(', ')}` : '\nEverything held.')
process.exit(failures.length ? 1 : 0)
