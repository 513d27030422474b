import { createFileRoute } from '@tanstack/react-router'
import { EditKidScreen } from '#features/kids/edit-kid-screen.tsx'

export const Route = createFileRoute('/_parent/kid/$kidid/edit')({
  staticData: { title: 'editKid' },
  component: EditKid,
})

function EditKid() {
  const { kidid: kidId } = Route.useParams()
  return <EditKidScreen kidId={kidId} />
}
