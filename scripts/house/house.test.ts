import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { DIRECTIONS, ZONES } from './directions.mjs'
import { findMisplacedFiles } from './file-kinds.mjs'
import { isLintConfigCurrent } from './write-lint-config.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const sandbox = mkdtempSync(join(tmpdir(), 'luciole-house-'))
copyFileSync(join(root, '.oxlintrc.json'), join(sandbox, '.oxlintrc.json'))
afterAll(() => rmSync(sandbox, { recursive: true }))

function lint({ file, code }: { file: string; code: string }) {
  const path = join(sandbox, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `${code}\n`)
  try {
    execFileSync(join(root, 'node_modules/.bin/oxlint'), ['--format=json', file], {
      cwd: sandbox,
      stdio: 'pipe',
    })
    return ''
  } catch (error) {
    return String((error as { stdout: Buffer }).stdout)
  } finally {
    rmSync(path)
  }
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
  ])('%s is refused', (_, file, code) => {
    expect(lint({ file, code })).not.toBe('')
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
    const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n')
    expect(findMisplacedFiles(files)).toEqual([])
  })
})
