import { createFileRoute } from '@tanstack/react-router'
import {
  PAYMENT_CAUSES,
  PaymentErrorScreen,
} from '#features/subscriptions/payment-error-screen.tsx'

export const Route = createFileRoute('/_parent/subscribe/error')({
  staticData: { title: 'paymentError' },
  validateSearch: (search: Record<string, unknown>) => ({
    cause: PAYMENT_CAUSES.find((cause) => cause === search.cause) ?? ('unknown' as const),
  }),
  component: Failed,
})

function Failed() {
  const { cause } = Route.useSearch()
  return <PaymentErrorScreen cause={cause} />
}
