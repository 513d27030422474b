import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { CreateCompanionAvatarScreen } from '#features/portraits/create-companion-avatar-screen.tsx'

export const Route = createFileRoute('/_parent/kid/$kidid/create/companionAvatar')({
  staticData: { title: 'createCompanionAvatar' },
  validateSearch: z.object({ companionId: z.optional(z.string()) }),
  component: () => (
    <CreateCompanionAvatarScreen
      kidId={Route.useParams().kidid}
      companionId={Route.useSearch().companionId}
    />
  ),
})
