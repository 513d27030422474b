import { createFileRoute } from '@tanstack/react-router'
import { CancelScreen } from '#features/subscriptions/cancel-screen.tsx'

export const Route = createFileRoute('/_parent/unsubscribe')({
  staticData: { title: 'unsubscribe' },
  component: CancelScreen,
})
