import { createFileRoute } from '@tanstack/react-router'
import { OnboardingScreen } from '#features/onboarding/onboarding-screen.tsx'

export const Route = createFileRoute('/_parent/onboarding')({
  staticData: { title: 'onboarding' },
  component: OnboardingScreen,
})
