import { LocalNotifications } from '@capacitor/local-notifications'
import type { NotificationState } from './notifications'

/** A shell that is awake tells by itself; asleep it is told, see shell-push.ts. */
export async function shellNotificationState(): Promise<NotificationState> {
  const { display } = await LocalNotifications.checkPermissions()
  return display === 'granted' ? 'on' : display === 'denied' ? 'blocked' : 'off'
}

export async function allowShellNotifications(): Promise<boolean> {
  return (await LocalNotifications.requestPermissions()).display === 'granted'
}

export async function notifyInShell({
  title,
  body,
  storyId,
}: {
  title: string
  body: string
  storyId: string
}) {
  // A number of its own for each story: one told twice is shown once.
  const id = Number.parseInt(storyId.replaceAll('-', '').slice(0, 7), 16)
  await LocalNotifications.schedule({ notifications: [{ id, title, body, extra: { storyId } }] })
}

export function onShellNotificationTap(listener: (storyId: string) => void) {
  void LocalNotifications.addListener('localNotificationActionPerformed', ({ notification }) => {
    const { storyId } = (notification.extra ?? {}) as { storyId?: unknown }
    if (typeof storyId === 'string') listener(storyId)
  })
}
