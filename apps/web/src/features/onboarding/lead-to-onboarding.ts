import { redirect } from '@tanstack/react-router'
import { queryClient } from '#api/query-client'
import { trpc } from '#api/trpc'

/** For the routes a new parent lands on. Without network nobody is held up. */
export async function leadToOnboarding() {
  const subscription = await queryClient
    .ensureQueryData(trpc.subscription.get.queryOptions())
    .catch(() => null)
  if (subscription?.status === 'notOnboarded') throw redirect({ to: '/onboarding' })
}
