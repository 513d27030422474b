import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.e2e.ts'],
    globalSetup: ['./harness/start-luciole.ts'],
    testTimeout: 300_000,
    hookTimeout: 120_000,
    // A busy machine writes late; what never comes still fails.
    expect: { poll: { timeout: 100_000 } },
    // One server, one browser a file: half of a journey is waiting, so two cores hold three at a time.
    maxWorkers: 3,
    // A journey keeps nothing between files: they share the browser's driver and the app's words.
    isolate: false,
  },
})
