import { once } from 'node:events'
import { connect, type ClientHttp2Session } from 'node:http2'
import { text } from 'node:stream/consumers'
import type { Clock } from '#platform/clock'
import { NEWS_FOR_SECONDS, phoneOf, type PushService } from './push'
import { rememberToken, signStatement } from './vendor-token'

/** Apple refuses a token older than an hour, and one made anew more often than every 20 minutes. */
const TOKEN_SECONDS = 50 * 60
const GONE = ['BadDeviceToken', 'DeviceTokenNotForTopic', 'Unregistered']

const reasonOf = (answer: string) => {
  try {
    return String((JSON.parse(answer) as { reason?: unknown }).reason)
  } catch {
    return ''
  }
}

/** iPhones, through Apple's service, over one connection that is opened anew when it ended. */
export function createApns({
  key,
  keyId,
  teamId,
  topic,
  url,
  clock,
}: {
  key: string
  keyId: string
  teamId: string
  topic: string
  url: string
  clock: Clock
}): PushService & { close: () => void } {
  let open: ClientHttp2Session | null = null
  const session = () => {
    if (open && !open.closed && !open.destroyed) return open
    open = connect(url)
    // Each request hears of it too, and fails.
    open.on('error', () => {})
    open.on('goaway', () => {
      open = null
    })
    open.unref()
    return open
  }
  const token = rememberToken({
    clock,
    async make() {
      const iat = Math.floor(clock.now().getTime() / 1000)
      const header = { alg: 'ES256', kid: keyId } as const
      const made = await signStatement({ key, header, claims: { iss: teamId, iat } })
      return { token: made, seconds: TOKEN_SECONDS }
    },
  })

  return {
    reaches: (endpoint) => phoneOf({ endpoint, service: 'apns' }) !== null,
    async send({ device: { endpoint }, news }, { signal }) {
      const expires = Math.floor(clock.now().getTime() / 1000) + NEWS_FOR_SECONDS
      const authorization = `bearer ${await token.read()}`
      const request = session().request(
        {
          ':method': 'POST',
          ':path': `/3/device/${phoneOf({ endpoint, service: 'apns' })}`,
          authorization,
          'apns-topic': topic,
          'apns-push-type': 'alert',
          'apns-expiration': String(expires),
          'apns-collapse-id': news.storyId,
        },
        { signal },
      )
      const alert = { 'title-loc-key': 'story_ready', 'loc-key': 'story_ready_body' }
      request.end(JSON.stringify({ aps: { alert }, ...news }))
      const [headers] = (await once(request, 'response')) as [{ ':status'?: number }]
      const answer = await text(request)
      const status = headers[':status']
      if (status === 200) return 'sent'
      const reason = reasonOf(answer)
      if (GONE.includes(reason)) return 'gone'
      if (reason === 'ExpiredProviderToken') token.forget()
      throw new Error(`Apple answered ${status} ${reason}`)
    },
    close: () => open?.close(),
  }
}
