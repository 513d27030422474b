import { createFileRoute } from '@tanstack/react-router'
import { SubscribeScreen } from '#features/subscriptions/subscribe-screen.tsx'

export const Route = createFileRoute('/_parent/subscribe/')({
  staticData: { title: 'subscribe' },
  component: SubscribeScreen,
})
