import { createFileRoute } from '@tanstack/react-router'
import { EmailConfirmedScreen } from '#features/accounts/email-confirmed-screen.tsx'

export const Route = createFileRoute('/_parent/emailconfirmed')({
  staticData: { title: 'emailConfirmed' },
  component: EmailConfirmedScreen,
})
