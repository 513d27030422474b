import { createFileRoute } from '@tanstack/react-router'
import { HomeScreen } from '#features/kids/home-screen.tsx'

export const Route = createFileRoute('/_parent/')({
  staticData: { title: 'home' },
  component: HomeScreen,
})
