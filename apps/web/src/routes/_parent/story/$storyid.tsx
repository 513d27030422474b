import { createFileRoute, redirect } from '@tanstack/react-router'
import { trpcClient } from '#api/trpc'

/** Where a notification leads: it knows the story alone, its shelf is looked up here. */
export const Route = createFileRoute('/_parent/story/$storyid')({
  beforeLoad: async ({ params: { storyid } }) => {
    const { stories } = await trpcClient.story.list.query({ limit: 48 })
    const story = stories.find(({ id }) => id === storyid)
    throw story
      ? redirect({
          to: '/kid/$kidid/story/$storyid',
          params: { kidid: story.kidId, storyid },
          replace: true,
        })
      : redirect({ to: '/', replace: true })
  },
})
