import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { DIRECTIONS, ZONES } from './directions.mjs'
import { findMisplacedFiles } from './file-kinds.mjs'
import { OFFERED_PARTS } from './offered.mjs'
import { isLintConfigCurrent } from './write-lint-config.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const sandbox = mkdtempSync(join(tmpdir(), 'luciole-house-'))
copyFileSync(join(root, '.oxlintrc.json'), join(sandbox, '.oxlintrc.json'))
afterAll(() => rmSync(sandbox, { recursive: true }))

function runLint(files: string[]) {
  try {
    execFileSync(join(root, 'node_modules/.bin/oxlint'), ['--format=json', ...files], {
      cwd: sandbox,
      stdio: 'pipe',
    })
    return ''
  } catch (error) {
    return String((error as { stdout: Buffer }).stdout)
  }
}

const listProject = () =>
  execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n')

function lint({ file, code }: { file: string; code: string }) {
  const path = join(sandbox, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `${code}\n`)
  const told = runLint([file])
  rmSync(path)
  return told
}

describe('the house keeps its directions', () => {
  it('has a lint configuration made from the table of directions', () => {
    expect(isLintConfigCurrent()).toBe(true)
  })

  it.each(Object.entries(DIRECTIONS))('%s is refused with the sentence that teaches', (_, rule) => {
    expect(lint(rule.broken)).toContain(rule.message)
  })

  it('holds every direction somewhere', () => {
    const held = new Set(ZONES.flatMap((zone) => zone.directions))
    expect([...held].sort()).toEqual(Object.keys(DIRECTIONS).sort())
  })

  it.each([
    ['any', 'packages/likeness/src/a.ts', 'export const a: any = 1'],
    ['a ts-ignore', 'packages/likeness/src/b.ts', '// @ts-ignore\nexport const a = 1'],
    ['a default export', 'packages/likeness/src/c.ts', 'export default 1'],
    ['the environment', 'packages/likeness/src/d.ts', 'export const a = process.env.HOME'],
    ['a file of 301 lines', 'packages/likeness/src/e.ts', 'export const a = 1\n'.repeat(301)],
    ['a barrel', 'packages/likeness/src/f.ts', "export * from './a'"],
    ['a console line', 'packages/likeness/src/g.ts', "console.log('x')"],
    ['luck in a craft', 'packages/storyteller/src/h.ts', 'export const a = Math.random()'],
    ['a clock in a craft', 'packages/storyteller/src/i.ts', 'export const a = Date.now()'],
  ])('%s is refused', (_, file, code) => {
    expect(lint({ file, code })).not.toBe('')
  })

  it('knows a direction for every folder of sources', () => {
    const sources = listProject().filter((file) => /^(apps|packages)\/[^/]+\/src\/.*\//.test(file))
    const folders = [...new Set(sources.filter((file) => /\.tsx?$/.test(file)).map(dirname))]
    const probes = folders.map((folder) => join(folder, 'zz-probe.ts'))
    for (const probe of probes) {
      mkdirSync(join(sandbox, dirname(probe)), { recursive: true })
      writeFileSync(join(sandbox, probe), "import '../somewhere'\n")
    }
    const told = runLint(probes)
    for (const probe of probes) rmSync(join(sandbox, probe))
    expect(probes.filter((probe) => !told.includes(probe))).toEqual([])
  })

  it('lets a feature of the web use what another offers', () => {
    for (const name of ['kids/kids.queries', 'kids/kid-home-screen.tsx', 'kids/parent-gate.tsx']) {
      const code = `import '#features/${name}'`
      expect(lint({ file: 'apps/web/src/features/reader/a.tsx', code })).toBe('')
    }
  })

  it('offers only parts that there are', () => {
    const files = listProject()
    for (const name of OFFERED_PARTS) {
      expect(
        files.some((file) => file.startsWith(`apps/web/src/features/${name}`)),
        name,
      ).toBe(true)
    }
  })

  it('lets a clean file pass', () => {
    expect(lint({ file: 'packages/likeness/src/h.ts', code: 'export const a = 1' })).toBe('')
  })
})

describe('every file is of a kind the house knows', () => {
  it.each([
    ['apps/server/src/features/kids/kids.controller.ts'],
    ['apps/server/src/features/kids/utils.ts'],
    ['packages/storyteller/src/helpers.ts'],
    ['apps/web/src/ui/index.ts'],
    ['apps/web/src/features/kids/KidCard.tsx'],
  ])('%s is refused', (file) => {
    expect(findMisplacedFiles([file])).toHaveLength(1)
  })

  it.each([
    ['apps/server/src/features/kids/kids.service.ts'],
    ['apps/server/src/features/stories/write-story.job.ts'],
    ['apps/server/src/features/kids/age.ts'],
    ['apps/web/src/routes/_parent/kid/$kidid/createstory.tsx'],
    ['apps/web/src/routes/__root.tsx'],
  ])('%s is welcome', (file) => {
    expect(findMisplacedFiles([file])).toEqual([])
  })

  it('holds for the project as it stands', () => {
    expect(findMisplacedFiles(listProject())).toEqual([])
  })
})
