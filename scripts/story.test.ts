import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'

const storyteller = fileURLToPath(new URL('../packages/storyteller', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'luciole-story-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** `npm run story -- …`, as its own process. */
function story(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'tools/tell.ts', ...args],
    { cwd: storyteller, encoding: 'utf8' },
  )
  return { status, stdout, stderr }
}

function answers(text: string) {
  const file = join(folder, `answers-${text.length}.json`)
  writeFileSync(file, text)
  return ['--answers', file]
}

describe('npm run story', () => {
  it('says how it is used', () => {
    const { status, stdout, stderr } = story('--help')
    expect(status).toBe(0)
    expect(stdout).toContain('--answers <file>')
    expect(stderr).toBe('')
  })

  it('tells the book a file asks for, in French, with its plan', () => {
    const { status, stdout } = story(
      ...answers('{ "kid": { "name": "Zoé", "sex": "female", "age": 6 }, "answers": {} }'),
      '--lang',
      'fr',
      '--plan',
    )
    expect(status).toBe(0)
    expect(stdout).toContain('"kernel":')
    expect(stdout).toMatch(/\*\*1\..*Zoé/s)
  })

  it.each<[string, string[], RegExp]>([
    ['a file that is not there', ['--answers', 'nowhere.json'], /no file "nowhere\.json"/],
    ['an answer nobody offers', answers('{ "theme": "sad" }'), /theme must be one of adventure/],
    ['an option there is not', ['--loud'], /Unknown option '--loud'/],
    ['a casting there is not', ['--casting', 'dragon'], /no casting "dragon"/],
  ])('answers %s with one sentence and no stack', (_, args, sentence) => {
    const { status, stdout, stderr } = story(...args)
    expect(status).toBe(2)
    expect(stdout).toBe('')
    expect(stderr).toMatch(sentence)
    expect(stderr.trim().split('\n')).toHaveLength(2)
  })
})
