import { createECDH } from 'node:crypto'
import { importJWK, SignJWT } from 'jose'
import type { Clock } from '#platform/clock'
import { encryptMessage } from './encrypt-message'
import { NEWS_FOR_SECONDS, type PushService } from './push'

const TOKEN_SECONDS = 12 * 3600
const GONE = [404, 410]

const patternOf = (host: string) =>
  new RegExp(`^${host.replace(/[.]/g, '\\.').replace(/[*]/g, '[a-z0-9-]+')}$`)
const isLoopback = (host: string) => /^(localhost|127(\.\d+){3})$/.test(host)

/** The browsers' own services (RFC 8030), which learn neither what is said nor about whom. */
export function createWebPush({
  privateKey,
  services,
  contact,
  clock,
}: {
  /** 32 bytes, base64url. */
  privateKey: string
  services: readonly string[]
  /** Who answers for these messages: a mailto: or https: address. */
  contact: string
  clock: Clock
}): PushService & { publicKey: string } {
  const ecdh = createECDH('prime256v1')
  ecdh.setPrivateKey(Buffer.from(privateKey, 'base64url'))
  const point = ecdh.getPublicKey()
  const publicKey = point.toString('base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    d: privateKey,
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const patterns = services.map(patternOf)

  /** RFC 8292: we are who the device subscribed to. */
  async function authorise(endpoint: string) {
    const now = Math.floor(clock.now().getTime() / 1000)
    const token = await new SignJWT({ sub: contact })
      .setProtectedHeader({ alg: 'ES256', typ: 'JWT' })
      .setAudience(new URL(endpoint).origin)
      .setExpirationTime(now + TOKEN_SECONDS)
      .sign(await importJWK(jwk, 'ES256'))
    return `vapid t=${token}, k=${publicKey}`
  }

  return {
    publicKey,
    reaches(endpoint) {
      const { protocol, hostname, username, password } = new URL(endpoint)
      if (username || password || !patterns.some((pattern) => pattern.test(hostname))) return false
      return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))
    },
    async send({ device, news }, { signal }) {
      const answer = await fetch(device.endpoint, {
        method: 'POST',
        redirect: 'error',
        signal,
        headers: {
          authorization: await authorise(device.endpoint),
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
          ttl: String(NEWS_FOR_SECONDS),
          urgency: 'normal',
        },
        body: new Uint8Array(encryptMessage({ device, text: JSON.stringify(news) })),
      })
      if (GONE.includes(answer.status)) return 'gone'
      if (!answer.ok) throw new Error(`a push service answered ${answer.status}`)
      return 'sent'
    },
  }
}
