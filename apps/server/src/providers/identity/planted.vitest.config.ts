import { defineConfig } from 'vitest/config'
import { FAULTS } from './planted-faults'

const fault = FAULTS[Number(process.env['FAULT'])]

/** The attacks again, with one fault planted into the code as it is loaded. */
export default defineConfig({
  plugins: [
    {
      name: 'plant-fault',
      enforce: 'pre',
      transform(code, id) {
        if (!fault || !id.endsWith(fault.file)) return null
        if (!code.includes(fault.find)) throw new Error(`Nowhere to plant: ${fault.name}`)
        return code.replace(fault.find, fault.plant)
      },
    },
  ],
  test: {
    include: ['apps/server/src/providers/identity/attacks/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    reporters: ['json'],
  },
})
