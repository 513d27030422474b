import { createFileRoute } from '@tanstack/react-router'
import { SharedBookScreen } from '#features/sharing/shared-book-screen.tsx'

/** Outside both groups: whoever holds the address reads, with or without a session. */
export const Route = createFileRoute('/shared/$token')({
  staticData: { title: 'shared' },
  component: Shared,
})

function Shared() {
  const { token } = Route.useParams()
  return <SharedBookScreen token={token} />
}
