import { createFileRoute } from '@tanstack/react-router'
import { CreateCompanionScreen } from '#features/companions/create-companion-screen.tsx'

export const Route = createFileRoute('/_parent/kid/$kidid/createcompanion')({
  staticData: { title: 'createCompanion' },
  component: () => <CreateCompanionScreen kidId={Route.useParams().kidid} />,
})
