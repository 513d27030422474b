import { createFileRoute, redirect } from '@tanstack/react-router'

/** A signed-in parent has nothing to do here. */
export const Route = createFileRoute('/_public')({
  beforeLoad: async ({ context }) => {
    await context.sessionReady()
    if (context.currentSession()) throw redirect({ to: '/' })
  },
})
