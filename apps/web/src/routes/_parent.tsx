import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import { useAccountLanguage } from '#features/accounts/account-language'
import { usePlanEnd } from '#features/subscriptions/plan-end'

/** Everything behind this belongs to an account. */
export const Route = createFileRoute('/_parent')({
  beforeLoad: async ({ context }) => {
    await context.sessionReady()
    if (!context.currentSession()) throw redirect({ to: '/signup' })
  },
  component: OfAParent,
})

function OfAParent() {
  useAccountLanguage()
  usePlanEnd()
  return <Outlet />
}
