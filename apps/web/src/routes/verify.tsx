import { createFileRoute, redirect } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { LINK_TYPES } from '#api/auth'
import { VerifyScreen } from '#features/accounts/verify-screen.tsx'

/** Where mail links land, with or without a session: a press redeems, so a mail scanner cannot. */
export const Route = createFileRoute('/verify')({
  staticData: { title: 'verify' },
  validateSearch: z.object({
    token_hash: z.catch(z.string(), ''),
    type: z.catch(z.enum(LINK_TYPES), 'signup'),
    redirect_to: z.optional(z.string()),
    email: z.optional(z.string()),
  }),
  beforeLoad: async ({ context, search }) => {
    await context.sessionReady()
    if (!search.token_hash) throw redirect({ to: '/' })
  },
  component: () => {
    const { token_hash: tokenHash, type, redirect_to: redirectTo, email } = Route.useSearch()
    return <VerifyScreen tokenHash={tokenHash} type={type} redirectTo={redirectTo} email={email} />
  },
})
