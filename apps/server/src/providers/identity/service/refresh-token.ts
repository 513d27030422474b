import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

const FORMAT = 0x00
const SESSION_BYTES = 16
const MAC_BYTES = 16
const CHECK_BYTES = 4
const SMALLEST = 1 + SESSION_BYTES + 1 + MAC_BYTES + CHECK_BYTES

export type RefreshToken = { sessionId: string; counter: number; signed: Buffer; mac: Buffer }

/** Each session has a key of its own, derived, so that nothing reusable lies in the database. */
export function refreshKey({ secret, sessionId }: { secret: Uint8Array; sessionId: string }) {
  return createHmac('sha256', secret).update('refresh').update(sessionId).digest()
}

export function encodeRefreshToken({
  sessionId,
  counter,
  key,
}: {
  sessionId: string
  counter: number
  key: Uint8Array
}): string {
  const signed = Buffer.concat([
    Buffer.from([FORMAT]),
    Buffer.from(sessionId.replaceAll('-', ''), 'hex'),
    encodeUvarint(counter),
  ])
  const body = Buffer.concat([signed, macOf(signed, key)])
  return Buffer.concat([body, checkOf(body)]).toString('base64url')
}

/** Null for anything that is not one of our tokens by shape; the MAC is checked once the key is known. */
export function decodeRefreshToken(text: string): RefreshToken | null {
  if (!/^[A-Za-z0-9_-]+$/.test(text)) return null
  const bytes = Buffer.from(text, 'base64url')
  if (bytes.length < SMALLEST || bytes[0] !== FORMAT || bytes.toString('base64url') !== text) {
    return null
  }
  const body = bytes.subarray(0, -CHECK_BYTES)
  if (!timingSafeEqual(checkOf(body), bytes.subarray(-CHECK_BYTES))) return null
  const signed = body.subarray(0, -MAC_BYTES)
  const counter = decodeUvarint(signed.subarray(1 + SESSION_BYTES))
  if (counter === null) return null
  return {
    sessionId: uuidOf(signed.subarray(1, 1 + SESSION_BYTES)),
    counter,
    signed,
    mac: body.subarray(-MAC_BYTES),
  }
}

export function isRefreshTokenGenuine({ token, key }: { token: RefreshToken; key: Uint8Array }) {
  return timingSafeEqual(token.mac, macOf(token.signed, key))
}

function macOf(signed: Uint8Array, key: Uint8Array) {
  return createHmac('sha256', key).update(signed).digest().subarray(0, MAC_BYTES)
}

function checkOf(body: Uint8Array) {
  return createHash('sha256').update(body).digest().subarray(0, CHECK_BYTES)
}

function uuidOf(bytes: Buffer) {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

function encodeUvarint(value: number) {
  const bytes: number[] = []
  let rest = value
  while (rest >= 0x80) {
    bytes.push((rest % 0x80) | 0x80)
    rest = Math.floor(rest / 0x80)
  }
  bytes.push(rest)
  return Buffer.from(bytes)
}

function decodeUvarint(bytes: Uint8Array): number | null {
  let value = 0
  for (const [index, byte] of bytes.entries()) {
    value += (byte & 0x7f) * 2 ** (7 * index)
    if (!Number.isSafeInteger(value)) return null
    const isLast = byte < 0x80
    // One number has one spelling: no padding zeros, nothing behind the last byte.
    if (isLast) return index === bytes.length - 1 && (byte !== 0 || index === 0) ? value : null
  }
  return null
}
