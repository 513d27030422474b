import { createFileRoute } from '@tanstack/react-router'
import { TermsScreen } from '#features/accounts/document-screen.tsx'

export const Route = createFileRoute('/terms')({
  staticData: { title: 'terms' },
  component: TermsScreen,
})
