import type { AgreeToService, NamedService, Services } from '@luciole/contract/services'
import { useTranslation } from 'react-i18next'
import { SettingsCard, SettingsRow } from '#ui/settings-card.tsx'
import { Switch } from '#ui/switch.tsx'
import { useAgreeToVoice, useServices } from './services.queries'
import { whatItReceives } from './what-it-receives'

/** In plain words: who writes, draws and reads, and what each of them receives. */
export function ServicesCard() {
  const { t } = useTranslation('services')
  const { data } = useServices()
  if (!data) return null
  const shown = data.services.filter(({ need, service }) => need !== 'moderation' || service)
  const isAllOurs = shown.every(({ service }) => service === null)
  return (
    <SettingsCard label={t('title')}>
      <SettingsRow title={t('title')} hint={isAllOurs ? t('allOurs') : undefined} />
      {!isAllOurs && shown.map((one) => <ServiceRow key={one.need} {...one} data={data} />)}
    </SettingsCard>
  )
}

const answerTo = ({
  service: { model, host },
  agreed,
}: {
  service: NamedService
  agreed: boolean
}): AgreeToService =>
  agreed ? { consent: 'voice', agreed, to: { model, host } } : { consent: 'voice', agreed }

function ServiceRow({
  need,
  service,
  data,
}: Services['services'][number] & {
  data: Services
}) {
  const { t } = useTranslation('services')
  const agree = useAgreeToVoice()
  const by = service
    ? t(service.isHere ? 'byHere' : 'by', { model: service.model, host: service.host })
    : t('ours')
  return (
    <SettingsRow
      title={t(`${need}.title`)}
      hint={
        <>
          <span className="block font-bold wrap-anywhere">{by}</span>
          {service && <span className="mt-1 block">{t(whatItReceives({ need, service }))}</span>}
          {service && need === 'voice' && (
            <span className="mt-2 block font-bold">{t('voice.agree')}</span>
          )}
        </>
      }
    >
      {service && need === 'voice' && (
        <Switch
          label={t('voice.agree')}
          checked={agree.isPending ? agree.variables.agreed : data.consents.voice}
          onChange={(agreed) => agree.mutate(answerTo({ service, agreed }))}
        />
      )}
    </SettingsRow>
  )
}
