import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Lamp } from '#ui/lamp.tsx'
import { MessageScreen } from '#ui/message-screen.tsx'
import { SwingingLantern } from './swinging-lantern.tsx'

const STILL_AFTER_MS = 60_000

export function useWaited() {
  const [since] = useState(() => Date.now())
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), STILL_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return { isLong, waitedMs: () => Date.now() - since }
}

/** Time alone is never a failure: after a minute it only says that it takes long. */
export function StillAwaiting({ isLong, isOffline }: { isLong: boolean; isOffline: boolean }) {
  const { t } = useTranslation(['subscriptions', 'common'])
  return (
    <MessageScreen
      drawing={<SwingingLantern />}
      title={t(isLong ? 'awaiting.stillTitle' : 'awaiting.title')}
      action={isLong && <Lamp render={<Link to="/" />}>{t('awaiting.leave')}</Lamp>}
    >
      <p role="status">{t(isLong ? 'awaiting.still' : 'awaiting.message')}</p>
      {isOffline && <p className="mt-3 text-sm">{t('common:network.message')}</p>}
    </MessageScreen>
  )
}

export function Paid() {
  const { t } = useTranslation('subscriptions')
  return (
    <MessageScreen
      drawing={<SwingingLantern isPaid />}
      title={t('awaiting.successTitle')}
      action={<Lamp render={<Link to="/" />}>{t('awaiting.go')}</Lamp>}
    >
      <p role="status">{t('awaiting.success')}</p>
    </MessageScreen>
  )
}
