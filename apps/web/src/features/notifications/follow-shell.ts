import { publicConfig } from '#api/public-config'
import { trpcClient } from '#api/trpc'
import { currentPlatform } from '#platform/native'
import { onShellNotificationTap, shellNotificationState } from '#platform/shell-notifications'
import { onShellPushTap, shellPushName } from '#platform/shell-push'

/** Where the server can reach a sleeping phone, it is told how; the phone may change its name. */
export async function subscribePhone() {
  const platform = currentPlatform()
  if (platform === 'web' || !publicConfig().phonePush?.[platform]) return
  const token = await shellPushName()
  if (token) await trpcClient.notification.subscribePhone.mutate({ platform, token })
}

/** A tap on what the app or the server said opens that story. */
export async function followShellNotifications() {
  const open = (storyId: string) => location.assign(`/story/${storyId}`)
  onShellNotificationTap(open)
  await onShellPushTap(open)
  if ((await shellNotificationState()) === 'on') await subscribePhone()
}
