import { createFileRoute, redirect } from '@tanstack/react-router'
import { LINK_TYPES } from '#api/auth'
import { VerifyScreen } from '#features/accounts/verify-screen.tsx'
import { searchText } from '#platform/search-text'

/** Where mail links land, with or without a session: a press redeems, so a mail scanner cannot. */
export const Route = createFileRoute('/verify')({
  staticData: { title: 'verify' },
  validateSearch: (search: Record<string, unknown>) => ({
    token_hash: searchText(search.token_hash),
    type: LINK_TYPES.find((type) => type === search.type) ?? 'signup',
    redirect_to: searchText(search.redirect_to),
    email: searchText(search.email),
  }),
  beforeLoad: async ({ context, search }) => {
    await context.sessionReady()
    if (!search.token_hash) throw redirect({ to: '/' })
  },
  component: Verify,
})

function Verify() {
  const { token_hash: tokenHash = '', type, redirect_to: redirectTo, email } = Route.useSearch()
  return <VerifyScreen tokenHash={tokenHash} type={type} redirectTo={redirectTo} email={email} />
}
