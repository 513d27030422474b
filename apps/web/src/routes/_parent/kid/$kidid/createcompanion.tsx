import { createFileRoute } from '@tanstack/react-router'
import { CreateCompanionScreen } from '#features/companions/create-companion-screen.tsx'

export const Route = createFileRoute('/_parent/kid/$kidid/createcompanion')({
  staticData: { title: 'createCompanion' },
  component: CreateCompanion,
})

function CreateCompanion() {
  const { kidid: kidId } = Route.useParams()
  return <CreateCompanionScreen kidId={kidId} />
}
