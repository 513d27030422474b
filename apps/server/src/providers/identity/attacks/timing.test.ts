import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestService, type TestService } from '#providers/identity/test-service'

const IS_PROOF = process.env['PROVE'] === '1'
const SAMPLES = IS_PROOF ? 200 : 24
const ROUNDS = 3

let service: TestService
let known: string
beforeAll(async () => {
  service = await startTestService({ settings: { limitFactor: 100_000 } })
  known = (await service.confirmedParent()).email
})
afterAll(() => service.close())

const quantile = (sorted: number[], q: number) => sorted[Math.floor(q * (sorted.length - 1))] ?? 0

/** In pairs, each the other way round than the last: a busy machine’s rhythm falls on both alike. */
async function compare(ask: (email: string) => Promise<unknown>) {
  const times = { known: [] as number[], unknown: [] as number[] }
  for (let turn = 0; turn < SAMPLES * 2; turn += 1) {
    const kind = turn % 4 === 0 || turn % 4 === 3 ? 'known' : 'unknown'
    const email = kind === 'known' ? known : service.newAddress()
    service.clock.advance(61_000)
    const from = performance.now()
    await ask(email)
    times[kind].push(performance.now() - from)
  }
  const describeOne = (list: number[]) => {
    const sorted = list.toSorted((a, b) => a - b)
    return [0.1, 0.25, 0.5, 0.75, 0.9].map((q) => Number(quantile(sorted, q).toFixed(2)))
  }
  return { known: describeOne(times.known), unknown: describeOne(times.unknown), times }
}

/** The chance that one sample of the one is slower than one of the other: a half tells nothing. */
function distinguishability({ known: a, unknown: b }: { known: number[]; unknown: number[] }) {
  const slower = a.reduce((sum, x) => sum + b.filter((y) => x > y).length, 0)
  return slower / (a.length * b.length)
}

describe('whether somebody has an account', () => {
  it.each([
    [
      'signing in',
      (email: string) =>
        service.call('/token?grant_type=password', {
          method: 'POST',
          json: { email, password: 'not the right one' },
        }),
    ],
    [
      'asking to recover',
      (email: string) => service.call('/recover', { method: 'POST', json: { email } }),
    ],
    [
      'asking to send again',
      (email: string) =>
        service.call('/resend', { method: 'POST', json: { email, type: 'signup' } }),
    ],
  ])(
    'cannot be told from the time of %s',
    async (name, ask) => {
      // A difference of the service is there in every round; one of a busy machine is not.
      for (let round = 1; ; round += 1) {
        const result = await compare(ask)
        const chance = distinguishability(result.times)
        const figures = `known ${result.known.join('/')} ms, unknown ${result.unknown.join('/')} ms`
        process.stdout.write(
          `${name}: ${figures}, told apart ${chance.toFixed(2)} (0.5 is blind)\n`,
        )
        // Not a time but a ratio: without the decoy hash it would be 1, always.
        const isBlind = Math.abs(chance - 0.5) < (IS_PROOF ? 0.15 : 0.4)
        if (isBlind) return
        expect(round, `told apart ${chance}`).toBeLessThan(ROUNDS)
      }
    },
    120_000,
  )
})
