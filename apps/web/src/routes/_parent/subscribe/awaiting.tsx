import { createFileRoute, redirect } from '@tanstack/react-router'
import {
  PaymentAwaitingScreen,
  StoreAwaitingScreen,
} from '#features/subscriptions/payment-awaiting-screen.tsx'
import { searchText } from '#platform/search-text'

export const Route = createFileRoute('/_parent/subscribe/awaiting')({
  staticData: { title: 'paymentAwaiting' },
  validateSearch: (search: Record<string, unknown>) => ({
    checkout: searchText(search.checkout) ?? '',
  }),
  beforeLoad: ({ search }) => {
    if (!search.checkout) throw redirect({ to: '/subscribe' })
  },
  component: Awaiting,
})

function Awaiting() {
  const { checkout } = Route.useSearch()
  return checkout === 'store' ? (
    <StoreAwaitingScreen />
  ) : (
    <PaymentAwaitingScreen attemptId={checkout} />
  )
}
