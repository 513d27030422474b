import { type PublicConfig, publicConfigSchema } from '@luciole/contract/public-config'
import { serverUrl } from '#platform/native'
import { tellReach } from '#platform/online'
import * as z from 'zod/mini'

const KEY = 'luciole.config'
const PATIENCE_MS = 2000
const answerSchema = z.object({ result: z.object({ data: publicConfigSchema }) })

/** Enough to start without a server: an offline visit, or a first call that never came back. */
const FALLBACK: PublicConfig = {
  mode: 'production',
  supportEmail: '',
  dsns: { web: null, android: null, ios: null },
  authUrl: '/auth/v1',
  authKey: null,
  vapidPublicKey: null,
  purchaseKeys: { android: null, ios: null },
  storeUrls: { android: null, ios: null },
}

function rememberedConfig() {
  try {
    return publicConfigSchema.parse(JSON.parse(localStorage.getItem(KEY) ?? ''))
  } catch {
    return null
  }
}

async function fetchConfig() {
  const response = await fetch(serverUrl('/trpc/config.public'), {
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  const { data } = answerSchema.parse(await response.json()).result
  try {
    localStorage.setItem(KEY, JSON.stringify(data))
  } catch {
    // A private window: it is asked again next time.
  }
  return data
}

let config = FALLBACK
export const publicConfig = () => config

/** What was known last time is used at once and renewed behind; only a first visit waits. */
export async function loadPublicConfig() {
  const remembered = rememberedConfig()
  const fresh = fetchConfig().catch((error: unknown) => {
    if (error instanceof TypeError) tellReach(false)
    return remembered ?? FALLBACK
  })
  config = remembered ?? (await fresh)
  void fresh.then((newer) => {
    config = newer
  })
  return config
}
