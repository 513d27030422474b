import { useTranslation } from 'react-i18next'
import { Lamp } from '#ui/lamp.tsx'
import { useStartTrial } from './subscriptions.queries'

/** Where a story waits for it: the trial begins, and the story goes on from where it is. */
export function StartTrial() {
  const { t } = useTranslation(['subscriptions', 'common'])
  const start = useStartTrial()
  return (
    <Lamp busy={start.isPending && t('common:busy')} onClick={() => start.mutate()}>
      {t('subscribe.startTrial')}
    </Lamp>
  )
}
