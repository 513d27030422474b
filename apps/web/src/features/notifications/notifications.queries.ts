import { useMutation, useQuery } from '@tanstack/react-query'
import { useAskAgain } from '#api/ask-again'
import { publicConfig } from '#api/public-config'
import { trpcClient } from '#api/trpc'
import { isNative } from '#platform/native'
import { notificationState, subscribeDevice } from '#platform/notifications'

const KEY = ['this device', 'notifications']

export const useNotificationState = () =>
  useQuery({ queryKey: KEY, queryFn: notificationState, staleTime: 0 })

async function askToBeTold() {
  if (isNative()) {
    const { allowShellNotifications } = await import('#platform/shell-notifications')
    if (!(await allowShellNotifications())) return false
    await (await import('./follow-shell')).subscribePhone()
    return true
  }
  const { vapidPublicKey } = publicConfig()
  const device = vapidPublicKey ? await subscribeDevice(vapidPublicKey) : null
  if (device) await trpcClient.notification.subscribe.mutate(device)
  return device !== null
}

export function useAskToBeTold() {
  const onSettled = useAskAgain(KEY)
  return useMutation({ mutationFn: askToBeTold, onSettled })
}
