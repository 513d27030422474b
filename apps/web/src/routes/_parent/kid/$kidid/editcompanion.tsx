import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { EditCompanionScreen } from '#features/companions/edit-companion-screen.tsx'

export const Route = createFileRoute('/_parent/kid/$kidid/editcompanion')({
  staticData: { title: 'editCompanion' },
  validateSearch: z.object({ companionId: z.optional(z.string()) }),
  component: () => (
    <EditCompanionScreen
      kidId={Route.useParams().kidid}
      companionId={Route.useSearch().companionId}
    />
  ),
})
