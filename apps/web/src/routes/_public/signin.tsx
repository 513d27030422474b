import { createFileRoute } from '@tanstack/react-router'
import { SignInScreen } from '#features/accounts/sign-in-screen.tsx'

export const Route = createFileRoute('/_public/signin')({
  staticData: { title: 'signIn' },
  component: SignInScreen,
})
