import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { takeUpdate, useReadyUpdate } from '#platform/app-shell'
import { Lamp } from '#ui/lamp.tsx'
import { Quiet } from '#ui/quiet.tsx'

/** Asks, never insists: it stays away for this visit once it was put off. */
export function UpdatePrompt() {
  const { t } = useTranslation(['offline', 'common'])
  const isReady = useReadyUpdate()
  const [isPutOff, setPutOff] = useState(false)
  const [isTaken, setTaken] = useState(false)
  if (!isReady || isPutOff) return null
  return (
    <section
      role="status"
      aria-label={t('update.title')}
      className="fixed inset-x-0 bottom-0 z-40 mx-auto max-w-120 animate-appear px-4 pb-safe"
    >
      <div className="grid gap-2 rounded-card bg-pinned p-4 shadow-card ring-[1.5px] ring-line">
        <p className="text-center font-bold">{t('update.title')}</p>
        <Lamp
          busy={isTaken && t('common:busy')}
          onClick={() => {
            setTaken(true)
            void takeUpdate()
          }}
        >
          {t('common:update')}
        </Lamp>
        <Quiet onClick={() => setPutOff(true)}>{t('update.later')}</Quiet>
      </div>
    </section>
  )
}
