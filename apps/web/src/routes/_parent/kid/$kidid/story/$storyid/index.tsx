import { createFileRoute, notFound } from '@tanstack/react-router'

export const Route = createFileRoute('/_parent/kid/$kidid/story/$storyid/')({
  staticData: { title: 'story' },
  beforeLoad: () => {
    throw notFound()
  },
})
