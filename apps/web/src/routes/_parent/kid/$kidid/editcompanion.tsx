import { createFileRoute } from '@tanstack/react-router'
import { EditCompanionScreen } from '#features/companions/edit-companion-screen.tsx'
import { searchText } from '#platform/search-text'

export const Route = createFileRoute('/_parent/kid/$kidid/editcompanion')({
  staticData: { title: 'editCompanion' },
  validateSearch: (search: Record<string, unknown>): { companionId?: string | undefined } => ({
    companionId: searchText(search.companionId),
  }),
  component: EditCompanion,
})

function EditCompanion() {
  const { kidid: kidId } = Route.useParams()
  const { companionId } = Route.useSearch()
  return <EditCompanionScreen kidId={kidId} companionId={companionId} />
}
