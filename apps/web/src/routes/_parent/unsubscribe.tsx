import { createFileRoute, notFound } from '@tanstack/react-router'

export const Route = createFileRoute('/_parent/unsubscribe')({
  staticData: { title: 'unsubscribe' },
  beforeLoad: () => {
    throw notFound()
  },
})
