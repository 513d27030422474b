import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtProgram } from './test-program'
import { killCount } from './test.config'

let dataDir = ''
let program = ''
beforeAll(async () => {
  program = await builtProgram(join(import.meta.dirname, 'test-writer.ts'))
  dataDir = mkdtempSync(join(tmpdir(), 'luciole-kill-'))
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

/** One start and its writes, on the most crowded machine. */
const LONGEST_MS = 60_000

/** Runs the writer until it acknowledged `count` writes, then kills it while it writes the next. */
async function writeAndKill(count: number): Promise<{ found: number[]; wrote: number[] }> {
  const writer = spawn(process.execPath, [program, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((resolve) => writer.on('exit', resolve))
  let found: number[] = []
  const wrote: number[] = []
  for await (const line of createInterface(writer.stdout)) {
    const [word, rest = ''] = line.split(' ')
    if (word === 'found') found = JSON.parse(rest) as number[]
    else wrote.push(Number(rest))
    if (wrote.length >= count) writer.kill('SIGKILL')
  }
  await ended
  return { found, wrote }
}

test(
  'an embedded server killed while writing keeps every acknowledged row, job and event',
  async () => {
    let acknowledged: number[] = []
    for (let kill = 0; kill <= killCount(); kill++) {
      const { found, wrote } = await writeAndKill((kill * 37) % 90)
      expect(found).toEqual(expect.arrayContaining(acknowledged))
      acknowledged = [...found, ...wrote]
    }
    expect(acknowledged.length).toBeGreaterThan(killCount())
  },
  LONGEST_MS * (killCount() + 1),
)

test(
  'a server killed during its very first boot boots the next time',
  async () => {
    rmSync(dataDir, { recursive: true, force: true })
    const writer = spawn(process.execPath, [program, dataDir], {
      stdio: 'ignore',
    })
    const ended = new Promise((resolve) => writer.on('exit', resolve))
    await new Promise((resolve) => setTimeout(resolve, 1500))
    writer.kill('SIGKILL')
    await ended
    const { wrote } = await writeAndKill(3)
    expect(wrote.slice(0, 3)).toEqual([1, 2, 3])
  },
  4 * LONGEST_MS,
)
