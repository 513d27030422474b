import { createFileRoute, notFound } from '@tanstack/react-router'

export const Route = createFileRoute('/_parent/kid/$kidid/stories')({
  staticData: { title: 'stories' },
  beforeLoad: () => {
    throw notFound()
  },
})
