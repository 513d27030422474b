import { createFileRoute } from '@tanstack/react-router'
import { CreateKidScreen } from '#features/kids/create-kid-screen.tsx'

export const Route = createFileRoute('/_parent/createkid')({
  staticData: { title: 'createKid' },
  component: CreateKidScreen,
})
