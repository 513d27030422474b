import { createFileRoute, notFound } from '@tanstack/react-router'

export const Route = createFileRoute('/_parent/onboarding')({
  staticData: { title: 'onboarding' },
  beforeLoad: () => {
    throw notFound()
  },
})
