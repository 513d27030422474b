import { PushNotifications } from '@capacitor/push-notifications'

let name: Promise<string | null> | null = null

/** What the phone's own push service calls this app here; null where it knows none. */
export function shellPushName(): Promise<string | null> {
  name ??= new Promise((resolve) => {
    const register = async () => {
      await PushNotifications.addListener('registration', ({ value }) => resolve(value))
      await PushNotifications.addListener('registrationError', () => resolve(null))
      await PushNotifications.register()
    }
    register().catch(() => resolve(null))
  })
  return name
}

/** Whether somebody tells this phone while the app sleeps, so that the app does not tell too. */
export const isToldAsleep = async () => Boolean(await name)

export async function forgetShellPush() {
  if (name === null) return
  name = null
  await PushNotifications.unregister()
}

export async function onShellPushTap(listener: (storyId: string) => void) {
  await PushNotifications.addListener('pushNotificationActionPerformed', ({ notification }) => {
    const { storyId } = (notification.data ?? {}) as { storyId?: unknown }
    if (typeof storyId === 'string') listener(storyId)
  })
}
