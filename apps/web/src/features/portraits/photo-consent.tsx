import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useGrownUp } from '#features/kids/use-grown-up.tsx'
import type { PhotoService } from '#features/services/services.queries'
import { NamedSwitch } from '#ui/named-switch.tsx'
import { Switch } from '#ui/switch.tsx'

/** Whether this one photo may go to a service outside: off, until a grown-up says otherwise. */
export function PhotoConsent({
  service: { model, host, isHere },
  agreed,
  onChange,
}: {
  service: PhotoService
  agreed: boolean
  onChange: (agreed: boolean) => void
}) {
  const { t } = useTranslation('portraits')
  const { ask, gate } = useGrownUp()
  const words = useId()
  const to = t(isHere ? 'consent.toHere' : 'consent.to', { model, host })
  return (
    <section
      aria-label={t('consent.title')}
      className="grid gap-2 rounded-card bg-surface p-4 shadow-card"
    >
      <div className="flex items-center justify-between gap-3">
        <NamedSwitch name={t('consent.agree')} className="font-bold">
          <Switch
            label={t('consent.agree')}
            describedBy={words}
            checked={agreed}
            onChange={(next) => (next ? ask(() => onChange(true)) : onChange(false))}
          />
        </NamedSwitch>
      </div>
      <div id={words} className="grid gap-2 text-sm text-muted">
        <p className="wrap-anywhere">{t('consent.what', { to })}</p>
        <p>{t('consent.after')}</p>
      </div>
      {gate}
    </section>
  )
}
