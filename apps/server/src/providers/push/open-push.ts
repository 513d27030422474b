import type { Clock } from '#platform/clock'
import { createApns } from './apns'
import { createFcm } from './fcm'
import type { PushSender } from './push'
import type { PushConfig } from './push.config'
import { createWebPush } from './web-push'

/** Browsers always; phones whose service is set up. */
export function openPush({
  config,
  privateKey,
  contact,
  clock,
}: {
  config: PushConfig
  privateKey: string
  contact: string
  clock: Clock
}): PushSender {
  const { services, fcmAccount, fcmUrl, apnsKey, apnsKeyId, apnsTeamId } = config
  const web = createWebPush({ privateKey, services, contact, clock })
  const fcm = fcmAccount && createFcm({ account: fcmAccount, url: fcmUrl, clock })
  const apns =
    apnsKey && apnsKeyId && apnsTeamId
      ? createApns({
          key: apnsKey,
          keyId: apnsKeyId,
          teamId: apnsTeamId,
          topic: config.apnsTopic,
          url: config.apnsUrl,
          clock,
        })
      : null
  const ways = [web, fcm, apns].filter((way) => way !== null)
  const wayTo = (endpoint: string) => ways.find(({ reaches }) => reaches(endpoint))
  return {
    publicKey: web.publicKey,
    phones: { android: fcm !== null, ios: apns !== null },
    reaches: (endpoint) => wayTo(endpoint) !== undefined,
    // A service that is no longer set up reaches nobody again.
    send: (message, options) =>
      wayTo(message.device.endpoint)?.send(message, options) ?? Promise.resolve('gone'),
    close: () => apns?.close(),
  }
}
