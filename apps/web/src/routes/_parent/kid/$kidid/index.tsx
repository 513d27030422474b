import { createFileRoute } from '@tanstack/react-router'
import { KidHomeScreen } from '#features/kids/kid-home-screen.tsx'

export const Route = createFileRoute('/_parent/kid/$kidid/')({
  staticData: { title: 'kidHome' },
  component: () => <KidHomeScreen kidId={Route.useParams().kidid} />,
})
