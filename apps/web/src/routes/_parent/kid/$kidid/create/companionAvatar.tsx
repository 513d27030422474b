import { createFileRoute } from '@tanstack/react-router'
import { haveAtHand } from '#api/have-at-hand'
import { queryClient } from '#api/query-client'
import { trpc } from '#api/trpc'
import { CreateCompanionAvatarScreen } from '#features/portraits/create-companion-avatar-screen.tsx'
import { searchText } from '#platform/search-text'

export const Route = createFileRoute('/_parent/kid/$kidid/create/companionAvatar')({
  staticData: { title: 'createCompanionAvatar' },
  validateSearch: (search: Record<string, unknown>): { companionId?: string | undefined } => ({
    companionId: searchText(search.companionId),
  }),
  loader: ({ params: { kidid: kidId } }) =>
    haveAtHand([queryClient.ensureQueryData(trpc.companion.list.queryOptions({ kidId }))]),
  component: CreateCompanionAvatar,
})

function CreateCompanionAvatar() {
  const { kidid: kidId } = Route.useParams()
  const { companionId } = Route.useSearch()
  return <CreateCompanionAvatarScreen kidId={kidId} companionId={companionId} />
}
