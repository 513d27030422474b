import { createFileRoute, notFound } from '@tanstack/react-router'

export const Route = createFileRoute('/_parent/createkid')({
  staticData: { title: 'createKid' },
  beforeLoad: () => {
    throw notFound()
  },
})
