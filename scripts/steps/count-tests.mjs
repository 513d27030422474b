import { existsSync, readFileSync } from 'node:fs'

/** What one run of the test runner counted, from its own report. */
export function countTests({ name, report }) {
  if (!existsSync(report)) return { name, passed: 0, failed: 1, skipped: 0 }
  const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(
    readFileSync(report, 'utf8'),
  )
  return { name, passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests }
}
