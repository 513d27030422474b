import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestService, type TestService } from './test-service'

const IS_PROOF = process.env['PROVE'] === '1'
const CLIENTS = 4

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.close())

/** What may happen to one client: it refreshes, the answer is lost on the way, or time goes by. */
type Step =
  | { kind: 'refresh'; client: number; isLost: boolean }
  | { kind: 'together'; times: number }
  | { kind: 'wait'; seconds: number }

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('refresh' as const),
    client: fc.nat(CLIENTS - 1),
    isLost: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('together' as const), times: fc.integer({ min: 2, max: 5 }) }),
  fc.record({ kind: fc.constant('wait' as const), seconds: fc.integer({ min: 1, max: 30 }) }),
)

/** What the service promises, in the fewest words: a number, and when it last grew. */
function createModel() {
  let counter = 0
  let grewAt = 0
  let isDead = false
  return {
    refresh({ given, at }: { given: number; at: number }): number | 'refused' {
      if (isDead) return 'refused'
      if (given === counter) {
        counter += 1
        grewAt = at
        return counter
      }
      if (given === counter - 1 || at - grewAt < 10_000) return counter
      isDead = true
      return 'refused'
    },
  }
}

async function refresh(token: string) {
  const answer = await service.call('/token?grant_type=refresh_token', {
    method: 'POST',
    json: { refresh_token: token },
  })
  return answer.status === 200 ? String(answer.body['refresh_token']) : 'refused'
}

async function play(steps: Step[]) {
  const { session } = await service.confirmedParent()
  const model = createModel()
  const numbers = new Map([[session.refresh_token, 0]])
  const held = Array.from({ length: CLIENTS }, () => session.refresh_token)

  const expectAsPromised = (token: string, got: string) => {
    const at = service.clock.now().getTime()
    const wanted = model.refresh({ given: numbers.get(token) ?? -1, at })
    if (wanted === 'refused') return expect(got).toBe('refused')
    expect(got).not.toBe('refused')
    if (!numbers.has(got)) numbers.set(got, wanted)
    expect(numbers.get(got)).toBe(wanted)
  }

  for (const one of steps) {
    if (one.kind === 'wait') service.clock.advance(one.seconds * 1000)
    if (one.kind === 'refresh') {
      const token = held[one.client] ?? ''
      const got = await refresh(token)
      expectAsPromised(token, got)
      if (!one.isLost && got !== 'refused') held[one.client] = got
    }
    if (one.kind === 'together') {
      const token = held[0] ?? ''
      const all = await Promise.all(Array.from({ length: one.times }, () => refresh(token)))
      for (const got of all) expectAsPromised(token, got)
      expect(new Set(all).size).toBe(1)
      if (all[0] && all[0] !== 'refused') held.fill(all[0])
    }
  }
}

describe('refreshing', () => {
  it('keeps its promise through lost answers, many clients and any order', async () => {
    const steps = fc.array(step, { minLength: 3, maxLength: 14 })
    await fc.assert(fc.asyncProperty(steps, play), {
      numRuns: IS_PROOF ? 300 : 15,
      seed: 20_261,
    })
  }, 120_000)

  it('leaves no client behind when the server dies between commit and answer', async () => {
    const { session } = await service.confirmedParent()
    const { ring } = service.deps
    const { signer } = ring
    ring.signer = () => Promise.reject(new Error('the process was killed here'))
    const dying = await service.call('/token?grant_type=refresh_token', {
      method: 'POST',
      json: { refresh_token: session.refresh_token },
    })
    ring.signer = signer
    expect(dying.status).toBe(500)
    expect(String(service.failures.at(-1))).toContain('killed here')
    service.clock.advance(86_400_000)
    const next = await refresh(session.refresh_token)
    expect(next).not.toBe('refused')
    expect(await refresh(next)).not.toBe('refused')
  })
})
