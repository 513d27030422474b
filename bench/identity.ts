/**
 * What signing in costs beside the hash it cannot do without, what checking a token costs, and how
 * long the slowest refreshes take.
 *
 *   node --import tsx bench/identity.ts     (TEST_DATABASE_URL for PostgreSQL)
 */
import { createPublicKey, verify as verifySignature } from 'node:crypto'
import { cpus } from 'node:os'
import { verify } from '@node-rs/argon2'
import { createPasswordHasher } from '../apps/server/src/providers/identity/service/password-hash'
import {
  verifyAccessToken,
  verifyAnew,
} from '../apps/server/src/providers/identity/service/access-token'
import { PASSWORD, startTestService } from '../apps/server/src/providers/identity/test-service'

const SECONDS = Number(process.env.BENCH_SECONDS ?? 5)
const CLIENTS = 16

/** `clients` at once, each again as soon as it was answered; how long each time took. */
async function repeat({
  clients,
  work,
}: {
  clients: number
  work: (client: number) => Promise<void>
}) {
  const times: number[] = []
  const started = performance.now()
  const end = started + SECONDS * 1000
  const one = async (client: number) => {
    while (performance.now() < end) {
      const from = performance.now()
      await work(client)
      times.push(performance.now() - from)
    }
  }
  await Promise.all(Array.from({ length: clients }, (_, client) => one(client)))
  const perSecond = times.length / ((performance.now() - started) / 1000)
  const sorted = times.toSorted((a, b) => a - b)
  const at = (q: number) => Number((sorted[Math.floor(q * (sorted.length - 1))] ?? 0).toFixed(1))
  return { perSecond: Number(perSecond.toFixed(1)), p50: at(0.5), p99: at(0.99) }
}

const service = await startTestService({ settings: { limitFactor: 1_000_000 } })
const { email, session } = await service.confirmedParent()

const hash = await createPasswordHasher().hash(PASSWORD)
const bare = await repeat({
  clients: cpus().length,
  work: async () => void (await verify(hash, PASSWORD)),
})
const signIn = await repeat({
  clients: CLIENTS,
  async work() {
    const json = { email, password: PASSWORD }
    const { status } = await service.call('/token?grant_type=password', { method: 'POST', json })
    if (status !== 200) throw new Error(`signing in answered ${status}`)
  },
})

const { ring, settings, clock } = service.deps
const token = session.access_token
const [head, claims, signature = ''] = token.split('.')
const [jwk] = await ring.published()
const key = createPublicKey({ key: { ...jwk }, format: 'jwk' })
const signed = Buffer.from(`${head}.${claims}`)

/** The middle of many short runs: others use the machine too. */
async function medianMs(work: () => unknown) {
  const runs: number[] = []
  for (let run = 0; run < 40; run += 1) {
    const from = performance.now()
    for (let turn = 0; turn < 50; turn += 1) await work()
    runs.push((performance.now() - from) / 50)
  }
  return Number((runs.toSorted((x, y) => x - y)[20] ?? 0).toFixed(3))
}
const verificationMs = await medianMs(() =>
  verifyAccessToken({ token, ring, issuer: settings.issuer, now: clock.now() }),
)
const keys = await ring.verifiers()
const firstVerificationMs = await medianMs(() =>
  verifyAnew({ token, keys, issuer: settings.issuer, now: clock.now() }),
)
const bareSignatureMs = await medianMs(() =>
  verifySignature(
    'sha256',
    signed,
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  ),
)

const tokens: string[] = []
while (tokens.length < CLIENTS) {
  tokens.push((await service.confirmedParent()).session.refresh_token)
}
const refresh = await repeat({
  clients: CLIENTS,
  async work(client) {
    const json = { refresh_token: tokens[client] }
    const answer = await service.call('/token?grant_type=refresh_token', { method: 'POST', json })
    if (answer.status !== 200) throw new Error(`refreshing answered ${answer.status}`)
    tokens[client] = String(answer.body['refresh_token'])
  },
})
await service.close()

const report = {
  database: process.env.TEST_DATABASE_URL ? 'PostgreSQL' : 'embedded',
  bareVerifiesPerSecond: bare.perSecond,
  signInsPerSecond: signIn.perSecond,
  signInsPerBareVerify: Number((signIn.perSecond / bare.perSecond).toFixed(2)),
  verificationMs,
  firstVerificationMs,
  bareSignatureMs,
  refresh: { clients: CLIENTS, ...refresh },
}
process.stdout.write(`${JSON.stringify(report, null, 2)}\n`)
