import { sendUnsentPlaces } from '#api/trpc'
import { tellStoriesReady } from '#features/notifications/tell-story-ready'
import { keepAppShell } from '#platform/app-shell'
import { isNative } from '#platform/native'
import { report } from '#platform/reporting'

async function followNotifications() {
  const { followShellNotifications } = await import('#features/notifications/follow-shell')
  await followShellNotifications()
}

/** From the first signed-in visit on: the app opens without network, and tells what it missed. */
export function startOffline() {
  const tell = () => void sendUnsentPlaces()
  addEventListener('online', tell)
  tell()
  tellStoriesReady()
  if (isNative()) void followNotifications().catch(report)
  // A shell brings its own files; only a browser has to be asked to keep them.
  if (!isNative() && import.meta.env.PROD) void keepAppShell().catch(report)
}
