import { createFileRoute } from '@tanstack/react-router'
import { CreateAvatarScreen } from '#features/portraits/create-avatar-screen.tsx'

export const Route = createFileRoute('/_parent/kid/$kidid/create/avatar')({
  staticData: { title: 'createAvatar' },
  component: CreateAvatar,
})

function CreateAvatar() {
  const { kidid: kidId } = Route.useParams()
  return <CreateAvatarScreen kidId={kidId} />
}
