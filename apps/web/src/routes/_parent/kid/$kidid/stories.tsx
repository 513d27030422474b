import { createFileRoute } from '@tanstack/react-router'
import { StoriesScreen } from '#features/stories/stories-screen.tsx'

export const Route = createFileRoute('/_parent/kid/$kidid/stories')({
  staticData: { title: 'stories' },
  component: Stories,
})

function Stories() {
  const { kidid: kidId } = Route.useParams()
  return <StoriesScreen kidId={kidId} />
}
