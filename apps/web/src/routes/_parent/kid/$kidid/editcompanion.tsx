import { createFileRoute } from '@tanstack/react-router'
import { haveAtHand } from '#api/have-at-hand'
import { queryClient } from '#api/query-client'
import { trpc } from '#api/trpc'
import { EditCompanionScreen } from '#features/companions/edit-companion-screen.tsx'
import { searchText } from '#platform/search-text'

export const Route = createFileRoute('/_parent/kid/$kidid/editcompanion')({
  staticData: { title: 'editCompanion' },
  validateSearch: (search: Record<string, unknown>): { companionId?: string | undefined } => ({
    companionId: searchText(search.companionId),
  }),
  loader: ({ params: { kidid: kidId } }) =>
    haveAtHand([queryClient.ensureQueryData(trpc.companion.list.queryOptions({ kidId }))]),
  component: EditCompanion,
})

function EditCompanion() {
  const { kidid: kidId } = Route.useParams()
  const { companionId } = Route.useSearch()
  return <EditCompanionScreen kidId={kidId} companionId={companionId} />
}
