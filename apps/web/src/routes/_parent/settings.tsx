import { createFileRoute } from '@tanstack/react-router'
import { SettingsScreen } from '#features/accounts/settings-screen.tsx'

export const Route = createFileRoute('/_parent/settings')({
  staticData: { title: 'settings' },
  component: SettingsScreen,
})
