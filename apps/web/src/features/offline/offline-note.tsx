import { CloudOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useOnline } from '#platform/online'

/** Once, calmly: the network is away, and what opens nevertheless. It goes by itself. */
export function OfflineNote({
  says = 'away',
  className = '',
}: {
  says?: 'away' | 'waiting' | 'inBook'
  className?: string
}) {
  const { t } = useTranslation('offline')
  const isOnline = useOnline()
  return (
    <div role="status" className={isOnline ? '' : className}>
      {!isOnline && (
        <p className="flex items-center gap-3 rounded-card bg-sunken px-4 py-3 text-sm text-ink">
          <CloudOff aria-hidden="true" className="size-5 flex-none text-muted" />
          {t(says)}
        </p>
      )}
    </div>
  )
}
