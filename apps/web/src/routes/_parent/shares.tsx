import { createFileRoute } from '@tanstack/react-router'
import { SharesScreen } from '#features/sharing/shares-screen.tsx'

export const Route = createFileRoute('/_parent/shares')({
  staticData: { title: 'shares' },
  component: SharesScreen,
})
