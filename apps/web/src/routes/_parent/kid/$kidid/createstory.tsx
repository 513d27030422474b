import { createFileRoute, notFound } from '@tanstack/react-router'

export const Route = createFileRoute('/_parent/kid/$kidid/createstory')({
  staticData: { title: 'createStory' },
  beforeLoad: () => {
    throw notFound()
  },
})
