import { createFileRoute } from '@tanstack/react-router'
import { EditAvatarScreen } from '#features/portraits/edit-avatar-screen.tsx'

export const Route = createFileRoute('/_parent/kid/$kidid/editavatar')({
  staticData: { title: 'editAvatar' },
  component: EditAvatar,
})

function EditAvatar() {
  const { kidid: kidId } = Route.useParams()
  return <EditAvatarScreen kidId={kidId} />
}
