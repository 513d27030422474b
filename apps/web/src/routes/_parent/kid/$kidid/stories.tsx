import { createFileRoute } from '@tanstack/react-router'
import { haveAtHand } from '#api/have-at-hand'
import { queryClient } from '#api/query-client'
import { StoriesScreen } from '#features/stories/stories-screen.tsx'
import { allStoriesOptions } from '#features/stories/stories.queries'

export const Route = createFileRoute('/_parent/kid/$kidid/stories')({
  staticData: { title: 'stories' },
  loader: ({ params: { kidid: kidId } }) =>
    haveAtHand([queryClient.ensureInfiniteQueryData(allStoriesOptions(kidId))]),
  component: Stories,
})

function Stories() {
  const { kidid: kidId } = Route.useParams()
  return <StoriesScreen kidId={kidId} />
}
