import { createHmac, timingSafeEqual } from 'node:crypto'

const TOLERANCE_SECONDS = 300

const hmac = ({ secret, at, rawBody }: { secret: string; at: number; rawBody: Buffer }) =>
  createHmac('sha256', secret).update(`${at}.`).update(rawBody).digest('hex')

/** `t=<seconds>,v1=<hex>`: Stripe's scheme, which the sandbox shares. */
export function signWebhook({
  rawBody,
  secret,
  at,
}: {
  rawBody: Buffer
  secret: string
  at: Date
}): string {
  const seconds = Math.floor(at.getTime() / 1000)
  return `t=${seconds},v1=${hmac({ secret, at: seconds, rawBody })}`
}

const isSame = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

/** Says nothing about what is inside: only that whoever knows the secret wrote it just now. */
export function isSignedWebhook({
  rawBody,
  secret,
  header,
  now,
}: {
  rawBody: Buffer
  secret: string
  header: string | string[] | undefined
  now: Date
}): boolean {
  if (typeof header !== 'string') return false
  const parts = header.split(',').map((part) => part.trim().split('='))
  const at = Number(parts.find(([name]) => name === 't')?.[1])
  if (!Number.isInteger(at)) return false
  if (Math.abs(now.getTime() / 1000 - at) > TOLERANCE_SECONDS) return false
  const expected = hmac({ secret, at, rawBody })
  return parts.some(([name, value]) => name === 'v1' && isSame(value ?? '', expected))
}
