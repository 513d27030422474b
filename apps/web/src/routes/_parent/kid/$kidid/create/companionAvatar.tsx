import { createFileRoute, notFound } from '@tanstack/react-router'
import { searchText } from '#platform/search-text'

export const Route = createFileRoute('/_parent/kid/$kidid/create/companionAvatar')({
  staticData: { title: 'createCompanionAvatar' },
  validateSearch: (search: Record<string, unknown>): { companionId?: string | undefined } => ({
    companionId: searchText(search.companionId),
  }),
  beforeLoad: () => {
    throw notFound()
  },
})
