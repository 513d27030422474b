import { PushNotifications } from '@capacitor/push-notifications'

let asked: Promise<string | null> | null = null
let known: string | null = null

async function register(): Promise<string | null> {
  let answer: (name: string | null) => void = () => {}
  const name = new Promise<string | null>((resolve) => {
    answer = resolve
  })
  const heard = [
    await PushNotifications.addListener('registration', ({ value }) => answer(value)),
    await PushNotifications.addListener('registrationError', () => answer(null)),
  ]
  await PushNotifications.register().catch(() => answer(null))
  const given = await name
  for (const listener of heard) await listener.remove()
  return given
}

/** What the phone's own push service calls this app here; null where it knows none. */
export function shellPushName(): Promise<string | null> {
  if (asked) return asked
  const asking = register().catch(() => null)
  asked = asking
  void asking.then((name) => {
    // A sign-out meanwhile: the name is nobody's any more.
    if (asked === asking) known = name
  })
  return asking
}

/** Whether somebody tells this phone while the app sleeps, so that the app does not tell too. */
export const isToldAsleep = () => known !== null

export async function forgetShellPush() {
  if (asked === null) return
  asked = null
  known = null
  await PushNotifications.unregister()
}

export async function onShellPushTap(listener: (storyId: string) => void) {
  await PushNotifications.addListener('pushNotificationActionPerformed', ({ notification }) => {
    const { storyId } = (notification.data ?? {}) as { storyId?: unknown }
    if (typeof storyId === 'string') listener(storyId)
  })
}
