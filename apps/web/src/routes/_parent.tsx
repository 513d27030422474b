import { createFileRoute, redirect } from '@tanstack/react-router'

/** Everything behind this belongs to an account. */
export const Route = createFileRoute('/_parent')({
  beforeLoad: async ({ context }) => {
    await context.sessionReady()
    if (!context.currentSession()) throw redirect({ to: '/signup' })
  },
})
