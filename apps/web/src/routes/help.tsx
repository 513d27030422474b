import { createFileRoute } from '@tanstack/react-router'
import { HelpScreen } from '#features/accounts/document-screen.tsx'

export const Route = createFileRoute('/help')({
  staticData: { title: 'help' },
  component: HelpScreen,
})
