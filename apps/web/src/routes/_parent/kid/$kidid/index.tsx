import { createFileRoute, notFound } from '@tanstack/react-router'

export const Route = createFileRoute('/_parent/kid/$kidid/')({
  staticData: { title: 'kidHome' },
  beforeLoad: () => {
    throw notFound()
  },
})
