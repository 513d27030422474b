import { createFileRoute, redirect } from '@tanstack/react-router'
import { queryClient } from '#api/query-client'
import { trpc } from '#api/trpc'
import { HomeScreen } from '#features/kids/home-screen.tsx'
import { leadToOnboarding } from '#features/onboarding/lead-to-onboarding'

/** A family without a kid begins with one. */
export const Route = createFileRoute('/_parent/')({
  staticData: { title: 'home' },
  beforeLoad: leadToOnboarding,
  loader: async () => {
    const kids = await queryClient.ensureQueryData(trpc.kid.list.queryOptions())
    if (kids.length === 0) throw redirect({ to: '/createkid' })
  },
  component: HomeScreen,
})
