import { createFileRoute } from '@tanstack/react-router'
import { haveAtHand } from '#api/have-at-hand'
import { queryClient } from '#api/query-client'
import { trpc } from '#api/trpc'
import { SettingsScreen } from '#features/accounts/settings-screen.tsx'

export const Route = createFileRoute('/_parent/settings')({
  staticData: { title: 'settings' },
  loader: () =>
    haveAtHand([
      queryClient.ensureQueryData(trpc.account.get.queryOptions()),
      queryClient.ensureQueryData(trpc.account.exportState.queryOptions()),
      queryClient.ensureQueryData(trpc.service.list.queryOptions()),
      queryClient.ensureQueryData(trpc.subscription.get.queryOptions()),
    ]),
  component: SettingsScreen,
})
