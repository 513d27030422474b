import { createFileRoute } from '@tanstack/react-router'
import { ReaderScreen } from '#features/reader/reader-screen.tsx'

export const Route = createFileRoute('/_parent/kid/$kidid/story/$storyid/')({
  staticData: { title: 'story' },
  component: StoryRoute,
})

function StoryRoute() {
  const { kidid, storyid } = Route.useParams()
  return <ReaderScreen kidId={kidid} storyId={storyid} />
}
