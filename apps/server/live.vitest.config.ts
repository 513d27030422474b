import { defineConfig } from 'vitest/config'

/** Against the services the environment names; each costs what one page costs. Never part of `npm test`. */
export default defineConfig({
  test: {
    include: ['apps/server/src/**/*.live.ts'],
    // The runner has a mode of its own, which is none of the server's.
    env: { MODE: 'local' },
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
})
