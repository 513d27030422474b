import { isNative } from './native'

export interface DeviceSubscription {
  endpoint: string
  keys: { p256dh: string; auth: string }
}
/** `blocked` can only be undone in the browser's own settings. */
export type NotificationState = 'unavailable' | 'off' | 'on' | 'blocked'

const worker = async () => await navigator.serviceWorker?.getRegistration()
const canNotify = () => 'Notification' in globalThis && 'PushManager' in globalThis

export async function notificationState(): Promise<NotificationState> {
  if (isNative()) return (await import('./shell-notifications')).shellNotificationState()
  if (!canNotify() || !(await worker())) return 'unavailable'
  if (Notification.permission === 'denied') return 'blocked'
  return (await (await worker())?.pushManager.getSubscription()) ? 'on' : 'off'
}

const isComplete = (given: PushSubscriptionJSON): given is DeviceSubscription =>
  Boolean(given.endpoint && given.keys?.p256dh && given.keys.auth)

/** Asks the parent, then the browser's push service; null where either says no. */
export async function subscribeDevice(publicKey: string): Promise<DeviceSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const { pushManager } = await navigator.serviceWorker.ready
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
  const subscription =
    (await pushManager.getSubscription()) ?? (await pushManager.subscribe(options))
  const given = subscription.toJSON()
  return isComplete(given) ? given : null
}

/** Whoever signs out here is told nothing here any more. */
export async function unsubscribeDevice() {
  if (isNative()) return (await import('./shell-push')).forgetShellPush()
  const subscription = await (await worker())?.pushManager?.getSubscription()
  await subscription?.unsubscribe()
}
