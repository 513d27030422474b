import { createFileRoute } from '@tanstack/react-router'
import { SignUpScreen } from '#features/accounts/sign-up-screen.tsx'

export const Route = createFileRoute('/_public/signup')({
  staticData: { title: 'signUp' },
  component: SignUpScreen,
})
