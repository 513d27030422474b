import { publicConfigSchema, type PublicConfig } from '@luciole/contract/public-config'
import { publicProcedure, router } from '#platform/trpc'
import type { PushSender } from '#providers/push/push'
import type { AppConfig } from './app.config'

function publicConfigOf({
  config: { server, identity, client, payment },
  push,
}: {
  config: AppConfig
  push: Pick<PushSender, 'publicKey' | 'phones'>
}): PublicConfig {
  return {
    mode: server.mode,
    supportEmail: server.supportEmail,
    dsns: { web: client.webDsn, android: client.androidDsn, ios: client.iosDsn },
    authUrl: identity.mode === 'hosted' && identity.hostedUrl ? identity.hostedUrl : '/auth/v1',
    authKey: identity.hostedPublicKey,
    vapidPublicKey: push.publicKey,
    phonePush: push.phones,
    purchaseKeys: { android: payment.revenueCatAndroidKey, ios: payment.revenueCatIosKey },
    storeUrls: { android: client.androidStore, ios: client.iosStore },
  }
}

/** Origins the web app talks to beside ours, which its security policy has to name. */
export function connectOriginsOf({ identity, client }: AppConfig): string[] {
  const hosted = identity.mode === 'hosted' ? identity.hostedUrl : null
  const addresses = [client.webDsn, client.androidDsn, client.iosDsn, hosted]
  return [...new Set(addresses.flatMap((address) => (address ? [new URL(address).origin] : [])))]
}

/** Asked once at start, by anybody. */
export const createConfigRouter = (house: Parameters<typeof publicConfigOf>[0]) =>
  router({
    public: publicProcedure.output(publicConfigSchema).query(() => publicConfigOf(house)),
  })
