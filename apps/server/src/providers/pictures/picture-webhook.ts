import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod'

const TOLERANCE_SECONDS = 300
const bodySchema = z.object({ id: z.string().regex(/^[\w-]{1,80}$/) })

/** The ticket a queue says is done, when whoever knows the secret says so just now; else null. */
export function readPictureWebhook({
  rawBody,
  headers,
  secret,
  now,
}: {
  rawBody: Buffer
  headers: Record<string, string | string[] | undefined>
  secret: string
  now: Date
}): string | null {
  const [id, at, signed] = ['id', 'timestamp', 'signature'].map(
    (name) => headers[`webhook-${name}`],
  )
  if (typeof id !== 'string' || typeof at !== 'string' || typeof signed !== 'string') return null
  if (!(Math.abs(now.getTime() / 1000 - Number(at)) <= TOLERANCE_SECONDS)) return null
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const expected = createHmac('sha256', key).update(`${id}.${at}.`).update(rawBody).digest()
  const isSigned = signed.split(' ').some((one) => {
    const given = Buffer.from(one.replace(/^v1,/, ''), 'base64')
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
  if (!isSigned) return null
  try {
    return bodySchema.parse(JSON.parse(rawBody.toString('utf8'))).id
  } catch {
    return null
  }
}
