import { createFileRoute, notFound } from '@tanstack/react-router'

export const Route = createFileRoute('/_parent/subscribe/error')({
  staticData: { title: 'paymentError' },
  beforeLoad: () => {
    throw notFound()
  },
})
