import { createFileRoute } from '@tanstack/react-router'
import { haveAtHand } from '#api/have-at-hand'
import { queryClient } from '#api/query-client'
import { trpc } from '#api/trpc'
import { ReaderScreen } from '#features/reader/reader-screen.tsx'

export const Route = createFileRoute('/_parent/kid/$kidid/story/$storyid/')({
  staticData: { title: 'story' },
  loader: ({ params: { kidid: kidId, storyid: storyId } }) =>
    haveAtHand([queryClient.ensureQueryData(trpc.story.get.queryOptions({ kidId, storyId }))]),
  component: StoryRoute,
})

function StoryRoute() {
  const { kidid, storyid } = Route.useParams()
  return <ReaderScreen kidId={kidid} storyId={storyid} />
}
