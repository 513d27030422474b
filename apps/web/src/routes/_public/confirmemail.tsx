import { createFileRoute, redirect } from '@tanstack/react-router'
import { ConfirmEmailScreen } from '#features/accounts/confirm-email-screen.tsx'
import { searchText } from '#platform/search-text'

export const Route = createFileRoute('/_public/confirmemail')({
  staticData: { title: 'confirmEmail' },
  validateSearch: (search: Record<string, unknown>) => ({ email: searchText(search.email) ?? '' }),
  beforeLoad: ({ search }) => {
    if (!search.email) throw redirect({ to: '/signup' })
  },
  component: ConfirmEmail,
})

function ConfirmEmail() {
  const { email } = Route.useSearch()
  return <ConfirmEmailScreen email={email} />
}
