import { createFileRoute } from '@tanstack/react-router'
import { WISHES, type Wish } from '#features/subscriptions/plan-choice'
import { SubscribeScreen } from '#features/subscriptions/subscribe-screen.tsx'

export const Route = createFileRoute('/_parent/subscribe/')({
  staticData: { title: 'subscribe' },
  validateSearch: (search: Record<string, unknown>): { add?: Wish } => {
    const add = WISHES.find((wish) => wish === search.add)
    return add ? { add } : {}
  },
  component: Subscribe,
})

function Subscribe() {
  const { add } = Route.useSearch()
  return <SubscribeScreen wish={add ?? null} />
}
