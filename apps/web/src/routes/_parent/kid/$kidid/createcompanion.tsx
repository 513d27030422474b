import { createFileRoute, notFound } from '@tanstack/react-router'

export const Route = createFileRoute('/_parent/kid/$kidid/createcompanion')({
  staticData: { title: 'createCompanion' },
  beforeLoad: () => {
    throw notFound()
  },
})
