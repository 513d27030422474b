import { createFileRoute, notFound } from '@tanstack/react-router'

export const Route = createFileRoute('/_parent/kid/$kidid/editavatar')({
  staticData: { title: 'editAvatar' },
  beforeLoad: () => {
    throw notFound()
  },
})
