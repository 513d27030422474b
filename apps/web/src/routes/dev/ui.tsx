import { createFileRoute, notFound } from '@tanstack/react-router'
import { publicConfig } from '#api/public-config'
import { PartsScreen } from '#ui/parts/parts-screen.tsx'

/** Every part on one page, for whoever builds screens; production does not know it. */
export const Route = createFileRoute('/dev/ui')({
  staticData: { title: 'parts' },
  beforeLoad: () => {
    if (!import.meta.env.DEV && publicConfig().mode !== 'local') throw notFound()
  },
  component: PartsScreen,
})
