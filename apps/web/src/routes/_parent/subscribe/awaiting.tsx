import { createFileRoute, notFound } from '@tanstack/react-router'

export const Route = createFileRoute('/_parent/subscribe/awaiting')({
  staticData: { title: 'paymentAwaiting' },
  beforeLoad: () => {
    throw notFound()
  },
})
