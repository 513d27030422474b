import type { AppEvent } from '@luciole/contract/events'
import { onAppEvent } from '#api/events'
import { sendUnsentPlaces } from '#api/trpc'
import { tellStoriesReady } from '#features/notifications/tell-story-ready'
import { keepAppShell } from '#platform/app-shell'
import { keptNames } from '#platform/kept-files'
import { isNative } from '#platform/native'
import { report } from '#platform/reporting'
import { loadKeptBooks } from './kept-books'

async function followNotifications() {
  const { followShellNotifications } = await import('#features/notifications/follow-shell')
  await followShellNotifications()
}

const isDeletion = (event: AppEvent) =>
  event.type === 'kids.changed' ||
  event.type === 'everything.changed' ||
  (event.type === 'story.changed' && event.step === 'deleted')

async function forgetGone() {
  const [books, names] = await Promise.all([loadKeptBooks(), keptNames()])
  if (books.length + names.length > 0) await (await import('./keep-book')).forgetGoneBooks()
}

/** From the first signed-in visit on: the app opens without network, and tells what it missed. */
export function startOffline() {
  // What does not get through now is asked next time.
  const tidy = () => void forgetGone().catch(() => undefined)
  const catchUp = () => {
    void sendUnsentPlaces()
    tidy()
  }
  addEventListener('online', catchUp)
  catchUp()
  onAppEvent((event) => isDeletion(event) && tidy())
  tellStoriesReady()
  if (isNative()) void followNotifications().catch(report)
  // A shell brings its own files; only a browser has to be asked to keep them.
  if (!isNative() && import.meta.env.PROD) void keepAppShell().catch(report)
}
