import { Link } from '@tanstack/react-router'
import { BookOpen, CalendarDays, ChevronLeft, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useGrownUp } from '#features/kids/use-grown-up.tsx'
import { ClosedBook, OpenLetter } from '#ui/letter-drawings.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Lamp } from '#ui/lamp.tsx'
import { LoadingScreen } from '#ui/loading-screen.tsx'
import { MessageScreen } from '#ui/message-screen.tsx'
import { NetworkErrorScreen } from '#ui/network-error-screen.tsx'
import { Quiet } from '#ui/quiet.tsx'
import { skuOf } from './plan-choice'
import { usePlanWords } from './plan-words'
import { useCancel, usePortal, useResume, useSubscription } from './subscriptions.queries'

const Kept = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="flex items-start gap-3 py-3">
    <span className="mt-0.5 flex-none text-success [&>svg]:size-6">{icon}</span>
    <span>{children}</span>
  </li>
)

/** What stays and until when, then one plain button: no guilt, no maze. */
export function CancelScreen() {
  const { data, refetch, error } = useSubscription()
  if (data) {
    if (!skuOf(data) || !data.until) return <NothingToCancel />
    const isStore = data.managedBy === 'app_store' || data.managedBy === 'play_store'
    if (data.status === 'cancelled') return <Cancelled until={data.until} isStore={isStore} />
    return isStore ? <CancelInStore /> : <Cancel until={data.until} />
  }
  return error ? <NetworkErrorScreen onRetry={() => void refetch()} /> : <LoadingScreen />
}

function Cancel({ until }: { until: string }) {
  const { t } = useTranslation(['subscriptions', 'common'])
  const words = usePlanWords()
  const cancel = useCancel()
  const grownUp = useGrownUp()
  const date = words.day(until)
  return (
    <main className="mx-auto flex min-h-svh max-w-140 flex-col px-screen pt-safe pb-safe">
      <IconButton label={t('common:back')} render={<Link to="/settings" />} className="mt-6 -ml-3">
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <h1 className="pt-1 pb-5 text-2xl">{t('cancel.title')}</h1>
      <section aria-labelledby="kept" className="rounded-card bg-surface px-5 py-4 shadow-card">
        <h2 id="kept" className="text-xl">
          {t('cancel.keep')}
        </h2>
        <ul className="mt-1 divide-y-[1.5px] divide-line">
          <Kept icon={<CalendarDays aria-hidden="true" />}>{t('cancel.untilDate', { date })}</Kept>
          <Kept icon={<BookOpen aria-hidden="true" />}>{t('cancel.stories')}</Kept>
          <Kept icon={<Users aria-hidden="true" />}>{t('cancel.kids')}</Kept>
        </ul>
      </section>
      <p className="mt-5 mb-8 text-muted">{t('cancel.after', { date })}</p>
      <div className="mt-auto grid gap-2">
        <Lamp render={<Link to="/" />}>{t('cancel.back')}</Lamp>
        <Quiet
          look="danger"
          disabled={cancel.isPending}
          onClick={() => grownUp.ask(() => cancel.mutate())}
        >
          {t('cancel.confirm')}
        </Quiet>
        {grownUp.gate}
      </div>
    </main>
  )
}

function Cancelled({ until, isStore }: { until: string; isStore: boolean }) {
  const { t } = useTranslation(['subscriptions', 'common'])
  const words = usePlanWords()
  const resume = useResume()
  const portal = usePortal()
  const grownUp = useGrownUp()
  return (
    <MessageScreen
      drawing={<ClosedBook />}
      title={t('cancel.doneTitle')}
      action={
        <div className="grid gap-2">
          <Lamp render={<Link to="/" />}>{t('common:home')}</Lamp>
          <Quiet
            disabled={resume.isPending || portal.isPending}
            onClick={() => grownUp.ask(() => (isStore ? portal : resume).mutate())}
          >
            {t(isStore ? 'cancel.openStore' : 'cancel.resume')}
          </Quiet>
          {grownUp.gate}
        </div>
      }
    >
      <p role="status">{t('cancel.doneMessage', { date: words.day(until) })}</p>
    </MessageScreen>
  )
}

function CancelInStore() {
  const { t } = useTranslation('subscriptions')
  const portal = usePortal()
  const grownUp = useGrownUp()
  return (
    <MessageScreen
      drawing={<OpenLetter />}
      title={t('cancel.title')}
      action={
        <>
          <Lamp
            busy={portal.isPending && t('cancel.openStore')}
            onClick={() => grownUp.ask(() => portal.mutate())}
          >
            {t('cancel.openStore')}
          </Lamp>
          {grownUp.gate}
        </>
      }
    >
      <p>{t('cancel.store')}</p>
    </MessageScreen>
  )
}

function NothingToCancel() {
  const { t } = useTranslation(['subscriptions', 'common'])
  return (
    <MessageScreen
      drawing={<ClosedBook />}
      title={t('cancel.title')}
      action={<Lamp render={<Link to="/" />}>{t('common:home')}</Lamp>}
    >
      <p>{t('cancel.none')}</p>
    </MessageScreen>
  )
}
