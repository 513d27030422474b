import { createFileRoute } from '@tanstack/react-router'
import { PrivacyScreen } from '#features/accounts/document-screen.tsx'

export const Route = createFileRoute('/privacy')({
  staticData: { title: 'privacy' },
  component: PrivacyScreen,
})
