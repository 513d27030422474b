import { nearestLanguage, type Language } from '@luciole/contract/language'
import { storyReadyMessage } from '@luciole/contract/notifications'
import { readRecord } from '#platform/kept-records'
import type { WorkerScope } from './worker-scope'

/** The words live here and not in the message: who carries it learns nothing. */
const WORDS = {
  en: { title: 'Your story is ready', body: 'It stands on the shelf, waiting for tonight.' },
  fr: { title: 'Votre histoire est prête', body: 'Elle vous attend sur l’étagère pour ce soir.' },
}

/** The parent's own language, as the account last said; a device without an account has its own. */
async function language(): Promise<Language> {
  const account = await readRecord({ store: 'answers', key: 'account.get null' }).catch(() => null)
  const chosen = (account as { interfaceLanguage?: string } | null)?.interfaceLanguage
  return nearestLanguage(chosen ?? navigator.language)
}

/** Notifications of finished stories, and where a tap on one leads. */
export function tellStoriesReady(worker: WorkerScope) {
  const tabs = () => worker.clients.matchAll({ type: 'window', includeUncontrolled: true })

  async function show(data: unknown) {
    const message = storyReadyMessage.safeParse(data)
    // A parent who is looking at the app is told there.
    const isWatched = (await tabs()).some(({ visibilityState }) => visibilityState === 'visible')
    if (!message.success || isWatched) return
    const { title, body } = WORDS[await language()]
    await worker.registration.showNotification(title, {
      body,
      tag: message.data.storyId,
      icon: '/icons/icon-192.png',
      badge: '/icons/badge-96.png',
      data: message.data,
    })
  }
  async function open(data: unknown) {
    const message = storyReadyMessage.safeParse(data)
    const path = message.success ? `/story/${message.data.storyId}` : '/'
    const [tab] = await tabs()
    // A tab loaded past the worker cannot be led anywhere by it.
    const led = await tab?.navigate(new URL(path, worker.location.origin).href).catch(() => null)
    if (led) await led.focus()
    else await worker.clients.openWindow(path)
  }

  worker.addEventListener('push', (event) => {
    let data: unknown = null
    try {
      data = event.data?.json()
    } catch {
      // Not one of ours.
    }
    event.waitUntil(show(data))
  })
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(open(event.notification.data))
  })
}
