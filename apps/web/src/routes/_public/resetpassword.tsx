import { createFileRoute } from '@tanstack/react-router'
import { ResetPasswordScreen } from '#features/accounts/reset-password-screen.tsx'

export const Route = createFileRoute('/_public/resetpassword')({
  staticData: { title: 'resetPassword' },
  component: ResetPasswordScreen,
})
