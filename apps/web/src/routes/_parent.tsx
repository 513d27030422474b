import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import { isRefusedLink } from '#features/accounts/refused-link'
import { useAccountLanguage } from '#features/accounts/account-language'
import { usePlanEnd } from '#features/subscriptions/plan-end'

/** Everything behind this belongs to an account. */
export const Route = createFileRoute('/_parent')({
  beforeLoad: async ({ context, location: { pathname, hash, search } }) => {
    await context.sessionReady()
    const hasSession = context.currentSession() !== null
    if (isRefusedLink({ hash, search, hasSession })) {
      const type = pathname === '/changepassword' ? 'recovery' : 'signup'
      throw redirect({ to: '/verify', search: { type, refused: 'yes' } })
    }
    if (!hasSession) throw redirect({ to: '/signup' })
  },
  component: OfAParent,
})

function OfAParent() {
  useAccountLanguage()
  usePlanEnd()
  return <Outlet />
}
