import { useTranslation } from 'react-i18next'
import { Quiet } from '#ui/quiet.tsx'
import { useRestore } from './store.queries'

/** For whoever bought with this store account on another device. */
export function Restore() {
  const { t } = useTranslation('subscriptions')
  const restore = useRestore()
  return (
    <Quiet className="mx-auto" disabled={restore.isPending} onClick={() => restore.mutate()}>
      {t('subscribe.restore')}
    </Quiet>
  )
}
