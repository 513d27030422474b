import { createFileRoute } from '@tanstack/react-router'
import { CreateCompanionAvatarScreen } from '#features/portraits/create-companion-avatar-screen.tsx'
import { searchText } from '#platform/search-text'

export const Route = createFileRoute('/_parent/kid/$kidid/create/companionAvatar')({
  staticData: { title: 'createCompanionAvatar' },
  validateSearch: (search: Record<string, unknown>): { companionId?: string | undefined } => ({
    companionId: searchText(search.companionId),
  }),
  component: CreateCompanionAvatar,
})

function CreateCompanionAvatar() {
  const { kidid: kidId } = Route.useParams()
  const { companionId } = Route.useSearch()
  return <CreateCompanionAvatarScreen kidId={kidId} companionId={companionId} />
}
