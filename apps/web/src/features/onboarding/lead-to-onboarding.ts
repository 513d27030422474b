import { redirect } from '@tanstack/react-router'
import { queryClient } from '#api/query-client'
import { trpc } from '#api/trpc'

/** For the routes a new parent lands on. Without network nobody is held up. */
export async function leadToOnboarding() {
  const options = { ...trpc.subscription.get.queryOptions(), staleTime: Infinity }
  // Asked again only when something changed it: who has just skipped is not sent back.
  const subscription = await queryClient.fetchQuery(options).catch(() => null)
  if (subscription?.status === 'notOnboarded') throw redirect({ to: '/onboarding' })
}
