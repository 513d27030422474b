import { useTranslation } from 'react-i18next'
import { setSleep, useSleep } from './sleep-timer'

/** The room goes dark when the voice has stopped; nothing glows until somebody touches it. */
export function BedtimeVeil() {
  const { t } = useTranslation('narration')
  const { isBedtime, isOver } = useSleep()
  if (isOver) {
    return (
      <button type="button" className="bedtime-night" onClick={() => setSleep(null)}>
        {t('bedtime.over')}
      </button>
    )
  }
  return isBedtime ? <div aria-hidden="true" className="bedtime-veil" /> : null
}
