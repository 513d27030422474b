/** The part of a service worker's world we use: the page's own types do not know it. */
interface Lasting extends Event {
  waitUntil: (work: Promise<unknown>) => void
}
export interface MessageToWorker extends Lasting {
  data: unknown
}
export interface PushMessage extends Lasting {
  data: { json: () => unknown } | null
}
export interface NotificationTap extends Lasting {
  notification: Notification
}
interface OpenTab {
  url: string
  visibilityState: DocumentVisibilityState
  focus: () => Promise<unknown>
  navigate: (url: string) => Promise<OpenTab | null>
}

export interface WorkerScope {
  __WB_MANIFEST: (string | { url: string; revision: string | null })[]
  location: Location
  registration: ServiceWorkerRegistration
  clients: {
    claim: () => Promise<void>
    matchAll: (options: { type: 'window'; includeUncontrolled: boolean }) => Promise<OpenTab[]>
    openWindow: (url: string) => Promise<unknown>
  }
  skipWaiting: () => Promise<void>
  addEventListener: {
    (type: 'activate', listener: (event: Lasting) => void): void
    (type: 'message', listener: (event: MessageToWorker) => void): void
    (type: 'push', listener: (event: PushMessage) => void): void
    (type: 'notificationclick', listener: (event: NotificationTap) => void): void
  }
}
