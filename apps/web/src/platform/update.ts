import type { PublicConfig } from '@luciole/contract/public-config'
import { currentPlatform } from './native'

/** A shell updates in its store; the web only has to forget its copies and load again. */
export function updateApp(stores: PublicConfig['storeUrls']) {
  const platform = currentPlatform()
  const store = platform === 'web' ? null : stores[platform]
  if (store) return void location.assign(store)
  const workers = navigator.serviceWorker?.getRegistrations() ?? Promise.resolve([])
  void workers
    .then((registrations) => Promise.all(registrations.map((worker) => worker.unregister())))
    .finally(() => location.reload())
}
