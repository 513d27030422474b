import { createFileRoute } from '@tanstack/react-router'
import { ChangePasswordScreen } from '#features/accounts/change-password-screen.tsx'

export const Route = createFileRoute('/_parent/changepassword')({
  staticData: { title: 'changePassword' },
  component: ChangePasswordScreen,
})
