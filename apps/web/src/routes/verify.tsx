import { createFileRoute, redirect } from '@tanstack/react-router'
import { LINK_TYPES, type LinkType } from '#api/auth'
import { SpentLinkScreen, VerifyScreen } from '#features/accounts/verify-screen.tsx'
import { searchText } from '#platform/search-text'

type Search = {
  type: LinkType
  token_hash?: string | undefined
  redirect_to?: string | undefined
  email?: string | undefined
  /** Followed elsewhere, and refused there: a new mail is all that is left. */
  refused?: 'yes' | undefined
}

/** Where mail links land, with or without a session: a press redeems, so a mail scanner cannot. */
export const Route = createFileRoute('/verify')({
  staticData: { title: 'verify' },
  validateSearch: (search: Record<string, unknown>): Search => ({
    token_hash: searchText(search.token_hash),
    type: LINK_TYPES.find((type) => type === search.type) ?? 'signup',
    redirect_to: searchText(search.redirect_to),
    email: searchText(search.email),
    refused: search.refused === 'yes' ? 'yes' : undefined,
  }),
  beforeLoad: async ({ context, search }) => {
    await context.sessionReady()
    if (!search.token_hash && !search.refused) throw redirect({ to: '/' })
  },
  component: Verify,
})

function Verify() {
  const { token_hash: tokenHash, type, redirect_to: redirectTo, email } = Route.useSearch()
  if (!tokenHash) return <SpentLinkScreen type={type} email={email} />
  return <VerifyScreen tokenHash={tokenHash} type={type} redirectTo={redirectTo} email={email} />
}
