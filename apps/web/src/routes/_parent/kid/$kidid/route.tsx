import { createFileRoute, Outlet } from '@tanstack/react-router'
import { haveAtHand } from '#api/have-at-hand'
import { queryClient } from '#api/query-client'
import { trpc } from '#api/trpc'

/** Whose place this is, known before any screen of it stands: the one before stays until then. */
export const Route = createFileRoute('/_parent/kid/$kidid')({
  loader: ({ params: { kidid: kidId } }) =>
    haveAtHand([queryClient.ensureQueryData(trpc.kid.get.queryOptions({ kidId }))]),
  component: Outlet,
})
