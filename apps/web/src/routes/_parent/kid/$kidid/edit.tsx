import { createFileRoute, notFound } from '@tanstack/react-router'

export const Route = createFileRoute('/_parent/kid/$kidid/edit')({
  staticData: { title: 'editKid' },
  beforeLoad: () => {
    throw notFound()
  },
})
