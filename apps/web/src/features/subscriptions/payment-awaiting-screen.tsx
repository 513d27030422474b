import { useQueryClient } from '@tanstack/react-query'
import { Link, Navigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { askAgain } from '#api/ask-again'
import { reasonOf } from '#api/describe-error'
import { trpc } from '#api/trpc'
import { Lamp } from '#ui/lamp.tsx'
import { MessageScreen } from '#ui/message-screen.tsx'
import { Paid, StillAwaiting, useWaited } from './awaiting-view.tsx'
import { forgetAttempt } from './plan-choice'
import { useStoreSettling } from './store.queries'
import { useAttempt } from './subscriptions.queries'
import { SwingingLantern } from './swinging-lantern.tsx'

/** Asks until there is a definitive answer. */
export function PaymentAwaitingScreen({ attemptId }: { attemptId: string }) {
  const { t } = useTranslation('subscriptions')
  const { isLong, waitedMs } = useWaited()
  const { data, error } = useAttempt({ attemptId, waitedMs })
  const client = useQueryClient()
  const state = data?.state
  const isOver = state === 'succeeded' || state === 'failed' || state === 'expired'
  useEffect(() => {
    if (!isOver) return
    forgetAttempt()
    void askAgain({ client, queryKey: trpc.subscription.get.queryKey() })
    void askAgain({ client, queryKey: trpc.kid.pathKey() })
  }, [isOver, client])

  if (state === 'failed' || state === 'expired') {
    const cause = data?.cause ?? (state === 'expired' ? 'expired' : 'unknown')
    return <Navigate to="/subscribe/error" search={{ cause }} replace />
  }
  if (state === 'succeeded') return <Paid />
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
  return <StillAwaiting isLong={isLong} isOffline={error !== null} />
}

/** Bought in the device's store: the server hears of it from there. */
export function StoreAwaitingScreen() {
  const { isLong, waitedMs } = useWaited()
  const { data, error } = useStoreSettling({ waitedMs })
  return data?.isPaid ? <Paid /> : <StillAwaiting isLong={isLong} isOffline={error !== null} />
}
