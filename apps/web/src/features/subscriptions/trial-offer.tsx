import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Ghost } from '#ui/quiet.tsx'
import { useStartTrial } from './subscriptions.queries'

/** For whoever skipped the welcome: the trial waits here. */
export function TrialOffer() {
  const { t } = useTranslation('subscriptions')
  const navigate = useNavigate()
  const start = useStartTrial()
  // The offer goes with the trial that began: its own callbacks would go with it.
  const begin = () =>
    start.mutateAsync().then(
      () => navigate({ to: '/' }),
      () => undefined,
    )
  return (
    <section className="grid gap-3 rounded-card bg-sunken p-5 sm:grid-cols-[1fr_auto] sm:items-center">
      <p>{t('subscribe.trialOffer')}</p>
      <Ghost disabled={start.isPending} onClick={() => void begin()}>
        {t('subscribe.startTrial')}
      </Ghost>
    </section>
  )
}
