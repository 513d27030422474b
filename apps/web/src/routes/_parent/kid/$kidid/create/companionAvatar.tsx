import { createFileRoute, notFound } from '@tanstack/react-router'
import * as z from 'zod/mini'

export const Route = createFileRoute('/_parent/kid/$kidid/create/companionAvatar')({
  staticData: { title: 'createCompanionAvatar' },
  validateSearch: z.object({ companionId: z.optional(z.string()) }),
  beforeLoad: () => {
    throw notFound()
  },
})
