import { useTranslation } from 'react-i18next'
import { setSleep, useSleep } from './sleep-timer'

/** The room goes dark when the voice has stopped; nothing glows until somebody touches it. */
export function BedtimeVeil() {
  const { t } = useTranslation('narration')
  const { isBedtime, isOver } = useSleep()
  return (
    <>
      <p role="status" className="sr-only">
        {isBedtime && !isOver ? t('bedtime.on') : ''}
      </p>
      {isOver ? (
        <button type="button" className="bedtime-night" onClick={() => setSleep(null)}>
          {t('bedtime.over')}
        </button>
      ) : (
        isBedtime && <div aria-hidden="true" className="bedtime-veil" />
      )}
    </>
  )
}
