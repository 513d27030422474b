import type { PublicConfig } from '@luciole/contract/public-config'
import { currentPlatform } from './native'

/** A shell updates in its store; the web puts its newest version in charge. */
export async function updateApp(stores: PublicConfig['storeUrls']) {
  const platform = currentPlatform()
  const store = platform === 'web' ? null : stores[platform]
  if (store) return location.assign(store)
  const { takeUpdate } = await import('./app-shell')
  await takeUpdate()
}
