import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      'packages/*/src/**/*.test.ts',
      'apps/*/src/**/*.test.{ts,tsx}',
      'scripts/**/*.test.ts',
    ],
    // It names its own files as a bundler reads them, without their endings.
    server: { deps: { inline: ['@aparajita/capacitor-biometric-auth'] } },
    // A test ends before what V8 compiles once more, and better, is worth its work; and a great many
    // short-lived things fit in a larger young space. A tenth of the work of the crafts’ tests.
    execArgv: ['--interrupt-budget=1000000', '--max-semi-space-size=32'],
    setupFiles: ['apps/web/src/platform/test-fresh-window.ts'],
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // A busy machine answers late; what never comes still fails.
    expect: { poll: { timeout: 30_000 } },
  },
})
