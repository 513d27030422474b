import { defineConfig } from 'vitest/config'
import { PATIENCE_MS } from './harness/patience'

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.e2e.ts'],
    globalSetup: ['./harness/start-luciole.ts'],
    testTimeout: 3 * PATIENCE_MS,
    hookTimeout: PATIENCE_MS,
    expect: { poll: { timeout: PATIENCE_MS } },
    // One server, one browser a file. A third at a time only makes each of them wait longer.
    maxWorkers: 2,
    // A journey keeps nothing between files: they share the browser's driver and the app's words.
    isolate: false,
  },
})
