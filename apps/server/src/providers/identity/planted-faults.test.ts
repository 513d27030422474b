import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { FAULTS } from './planted-faults'

/** Whether an attack sees a fault is the same on every database: once is enough. */
const IS_PROOF = process.env['PROVE'] === '1' && !process.env['TEST_DATABASE_URL']
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

type Outcome = { failed: number; passed: number; names: string[] }

/** Runs every attack against the service with one thing done wrong. */
function attack(fault: number): Promise<Outcome> {
  const child = spawn('npx', ['vitest', 'run', '--config', here('./planted.vitest.config.ts')], {
    cwd: here('../../../../../'),
    env: { ...process.env, FAULT: String(fault), VITEST: '' },
  })
  let output = ''
  child.stdout.on('data', (chunk) => (output += String(chunk)))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', () => resolve(readReport(output)))
  })
}

type Report = {
  numFailedTests: number
  numPassedTests: number
  testResults: { assertionResults: { status: string; fullName: string }[] }[]
}

function readReport(output: string): Outcome {
  const report = JSON.parse(output.slice(output.indexOf('{"num'))) as Report
  const results = report.testResults.flatMap(({ assertionResults }) => assertionResults)
  const names = results.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName)
  return { failed: report.numFailedTests, passed: report.numPassedTests, names }
}

describe('the attacks', () => {
  it('know where each fault would be planted', () => {
    for (const { name, file, find } of FAULTS) {
      const code = readFileSync(here(`../../${file}`), 'utf8')
      expect([name, code.includes(find)]).toEqual([name, true])
    }
  })

  it.runIf(IS_PROOF).each(FAULTS.map(({ name }, index) => [name, index] as const))(
    'turn red at: %s',
    async (name, index) => {
      const { failed, passed, names } = await attack(index)
      process.stdout.write(`${name}: ${failed} red of ${failed + passed}: ${names.join(' | ')}\n`)
      expect(failed).toBeGreaterThan(0)
      expect(passed).toBeGreaterThan(0)
    },
    300_000,
  )
})
