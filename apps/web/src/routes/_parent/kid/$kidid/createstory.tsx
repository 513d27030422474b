import { createFileRoute } from '@tanstack/react-router'
import { haveAtHand } from '#api/have-at-hand'
import { queryClient } from '#api/query-client'
import { trpc } from '#api/trpc'
import { draftToCome } from '#features/wizard/draft.queries'
import { WizardScreen } from '#features/wizard/wizard-screen.tsx'

export const Route = createFileRoute('/_parent/kid/$kidid/createstory')({
  staticData: { title: 'createStory' },
  loader: ({ params: { kidid: kidId } }) =>
    haveAtHand([
      queryClient.fetchQuery(draftToCome(kidId)),
      queryClient.ensureQueryData(trpc.companion.list.queryOptions({ kidId })),
      queryClient.ensureQueryData(trpc.kid.list.queryOptions()),
    ]),
  component: Wizard,
})

function Wizard() {
  const { kidid: kidId } = Route.useParams()
  return <WizardScreen kidId={kidId} />
}
