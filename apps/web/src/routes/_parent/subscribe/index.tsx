import { createFileRoute, notFound } from '@tanstack/react-router'

export const Route = createFileRoute('/_parent/subscribe/')({
  staticData: { title: 'subscribe' },
  beforeLoad: () => {
    throw notFound()
  },
})
