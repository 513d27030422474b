import { createFileRoute } from '@tanstack/react-router'
import { KidHomeScreen } from '#features/kids/kid-home-screen.tsx'

export const Route = createFileRoute('/_parent/kid/$kidid/')({
  staticData: { title: 'kidHome' },
  component: KidHome,
})

function KidHome() {
  const { kidid: kidId } = Route.useParams()
  return <KidHomeScreen kidId={kidId} />
}
