import { createFileRoute } from '@tanstack/react-router'
import { StoriesScreen } from '#features/stories/stories-screen.tsx'

export const Route = createFileRoute('/_parent/kid/$kidid/stories')({
  staticData: { title: 'stories' },
  component: () => <StoriesScreen kidId={Route.useParams().kidid} />,
})
