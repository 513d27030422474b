import { createFileRoute } from '@tanstack/react-router'
import { haveAtHand } from '#api/have-at-hand'
import { queryClient } from '#api/query-client'
import { trpc } from '#api/trpc'
import { KidHomeScreen } from '#features/kids/kid-home-screen.tsx'
import { shelfOptions } from '#features/stories/stories.queries'

export const Route = createFileRoute('/_parent/kid/$kidid/')({
  staticData: { title: 'kidHome' },
  loader: ({ params: { kidid: kidId } }) =>
    haveAtHand([
      queryClient.ensureQueryData(shelfOptions(kidId)),
      queryClient.ensureQueryData(trpc.companion.list.queryOptions({ kidId })),
    ]),
  component: KidHome,
})

function KidHome() {
  const { kidid: kidId } = Route.useParams()
  return <KidHomeScreen kidId={kidId} />
}
