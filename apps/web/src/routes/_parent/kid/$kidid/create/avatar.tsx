import { createFileRoute, notFound } from '@tanstack/react-router'

export const Route = createFileRoute('/_parent/kid/$kidid/create/avatar')({
  staticData: { title: 'createAvatar' },
  beforeLoad: () => {
    throw notFound()
  },
})
