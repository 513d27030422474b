import { useQueryClient } from '@tanstack/react-query'
import { Link, Navigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { reasonOf } from '#api/describe-error'
import { trpc } from '#api/trpc'
import { Lamp } from '#ui/lamp.tsx'
import { MessageScreen } from '#ui/message-screen.tsx'
import { forgetAttempt } from './plan-choice'
import { useAttempt } from './subscriptions.queries'
import { SwingingLantern } from './swinging-lantern.tsx'

const STILL_AFTER_MS = 60_000

function useWaited() {
  const [since] = useState(() => Date.now())
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), STILL_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return { isLong, waitedMs: () => Date.now() - since }
}

/** Asks until there is a definitive answer; time alone is never a failure. */
export function PaymentAwaitingScreen({ attemptId }: { attemptId: string }) {
  const { t } = useTranslation(['subscriptions', 'common'])
  const { isLong, waitedMs } = useWaited()
  const { data, error } = useAttempt({ attemptId, waitedMs })
  const client = useQueryClient()
  const state = data?.state
  const isOver = state === 'succeeded' || state === 'failed' || state === 'expired'
  useEffect(() => {
    if (!isOver) return
    forgetAttempt()
    void client.invalidateQueries({ queryKey: trpc.subscription.get.queryKey() })
    void client.invalidateQueries({ queryKey: trpc.kid.pathKey() })
  }, [isOver, client])

  if (state === 'failed' || state === 'expired') {
    const cause = data?.cause ?? (state === 'expired' ? 'expired' : 'unknown')
    return <Navigate to="/subscribe/error" search={{ cause }} replace />
  }
  if (state === 'succeeded') {
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
  if (reasonOf(error) === 'not_found' || reasonOf(error) === 'invalid_input') {
    return (
      <MessageScreen
        drawing={<SwingingLantern />}
        title={t('state.title')}
        action={<Lamp render={<Link to="/subscribe" />}>{t('awaiting.plans')}</Lamp>}
      >
        <p>{t('awaiting.nothing')}</p>
      </MessageScreen>
    )
  }
  return (
    <MessageScreen
      drawing={<SwingingLantern />}
      title={t(isLong ? 'awaiting.stillTitle' : 'awaiting.title')}
      action={isLong && <Lamp render={<Link to="/" />}>{t('awaiting.leave')}</Lamp>}
    >
      <p role="status">{t(isLong ? 'awaiting.still' : 'awaiting.message')}</p>
      {error && <p className="mt-3 text-sm">{t('common:network.message')}</p>}
    </MessageScreen>
  )
}
