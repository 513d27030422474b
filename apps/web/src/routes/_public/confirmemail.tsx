import { createFileRoute, redirect } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { ConfirmEmailScreen } from '#features/accounts/confirm-email-screen.tsx'

export const Route = createFileRoute('/_public/confirmemail')({
  staticData: { title: 'confirmEmail' },
  validateSearch: z.object({ email: z.catch(z.string(), '') }),
  beforeLoad: ({ search }) => {
    if (!search.email) throw redirect({ to: '/signup' })
  },
  component: () => <ConfirmEmailScreen email={Route.useSearch().email} />,
})
