import * as z from 'zod'
import type { Clock } from '#platform/clock'
import { NEWS_FOR_SECONDS, phoneOf, type PushService } from './push'
import type { ServiceAccount } from './push.config'
import { rememberToken, signStatement } from './vendor-token'

const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging'
const STATEMENT_SECONDS = 3600
const grantSchema = z.object({ access_token: z.string(), expires_in: z.number() })
const failureSchema = z.object({
  error: z.object({ details: z.array(z.object({ errorCode: z.string().optional() })).default([]) }),
})

/** The phone no longer has the app, or its app gave the token of another project. */
const isGone = (answer: unknown) =>
  failureSchema
    .safeParse(answer)
    .data?.error.details.some(({ errorCode }) =>
      ['UNREGISTERED', 'SENDER_ID_MISMATCH'].includes(errorCode ?? ''),
    ) ?? false

/** Android, through Firebase Cloud Messaging (HTTP v1). */
export function createFcm({
  account,
  url,
  clock,
}: {
  account: ServiceAccount
  url: string
  clock: Clock
}): PushService {
  const token = rememberToken({
    clock,
    async make() {
      const now = Math.floor(clock.now().getTime() / 1000)
      const { client_email: issuer, token_uri: audience, private_key: key } = account
      const assertion = await signStatement({
        key,
        header: { alg: 'RS256' },
        claims: {
          iss: issuer,
          aud: audience,
          scope: SCOPE,
          iat: now,
          exp: now + STATEMENT_SECONDS,
        },
      })
      const grant_type = 'urn:ietf:params:oauth:grant-type:jwt-bearer'
      const answer = await fetch(audience, {
        method: 'POST',
        redirect: 'error',
        body: new URLSearchParams({ grant_type, assertion }),
      })
      if (!answer.ok) throw new Error(`the token service answered ${answer.status}`)
      const { access_token, expires_in } = grantSchema.parse(await answer.json())
      return { token: access_token, seconds: expires_in }
    },
  })

  return {
    reaches: (endpoint) => phoneOf({ endpoint, service: 'fcm' }) !== null,
    async send({ device: { endpoint }, news }, { signal }) {
      const message = {
        token: phoneOf({ endpoint, service: 'fcm' }),
        data: news,
        android: {
          ttl: `${NEWS_FOR_SECONDS}s`,
          notification: {
            title_loc_key: 'story_ready',
            body_loc_key: 'story_ready_body',
            tag: news.storyId,
          },
        },
      }
      const answer = await fetch(`${url}/v1/projects/${account.project_id}/messages:send`, {
        method: 'POST',
        redirect: 'error',
        signal,
        headers: {
          authorization: `Bearer ${await token.read()}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ message }),
      })
      if (answer.ok) return 'sent'
      if (isGone(await answer.json().catch(() => null))) return 'gone'
      if (answer.status === 401) token.forget()
      throw new Error(`Firebase answered ${answer.status}`)
    },
  }
}
