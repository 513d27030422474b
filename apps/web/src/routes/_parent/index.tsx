import { createFileRoute, redirect } from '@tanstack/react-router'
import { haveAtHand } from '#api/have-at-hand'
import { queryClient } from '#api/query-client'
import { trpc } from '#api/trpc'
import { HomeScreen } from '#features/kids/home-screen.tsx'
import { onlyOpenKid } from '#features/kids/only-open-kid'
import { leadToOnboarding } from '#features/onboarding/lead-to-onboarding'
import { shelfOptions } from '#features/stories/stories.queries'

/** What is known, asked again when something changed it, and kept where there is no network. */
async function knownKids() {
  const options = { ...trpc.kid.list.queryOptions(), staleTime: Infinity }
  const kept = queryClient.getQueryData(options.queryKey)
  return queryClient.fetchQuery(options).catch((error: unknown) => {
    if (kept) return kept
    throw error
  })
}

/** A family without a kid begins with one. */
export const Route = createFileRoute('/_parent/')({
  staticData: { title: 'home' },
  beforeLoad: leadToOnboarding,
  loader: async () => {
    const kids = await knownKids()
    if (kids.length === 0) throw redirect({ to: '/createkid' })
    await haveAtHand([queryClient.ensureQueryData(shelfOptions(onlyOpenKid(kids)))])
  },
  component: HomeScreen,
})
