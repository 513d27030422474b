import type { Kid } from '@luciole/contract/kids'
import { Link } from '@tanstack/react-router'
import { Lock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Lamp } from '#ui/lamp.tsx'
import { useSubscription } from '#features/subscriptions/subscriptions.queries'
import { Quiet } from '#ui/quiet.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useOpenKid } from './kids.queries'

/** Why it is closed, as the plan stands now. */
export function useLockedMessage(): string {
  const { t } = useTranslation('kids')
  const { data: subscription } = useSubscription()
  return t(subscription && !subscription.planType ? 'locked.noPlan' : 'locked.message')
}

/** One way forward, and the choice of who stays open without it. */
function LockedKidActions({ kid, onOpened }: { kid: Kid; onOpened?: () => void }) {
  const { t } = useTranslation('kids')
  const open = useOpenKid(kid.name)
  const { id: kidId } = kid
  return (
    <div className="grid gap-2">
      <Lamp render={<Link to="/subscribe" search={{ add: 'family' }} />}>{t('locked.action')}</Lamp>
      <Quiet
        disabled={open.isPending}
        onClick={() => open.mutate({ kidId }, onOpened ? { onSuccess: onOpened } : {})}
      >
        {t('locked.choose', { name: kid.name })}
      </Quiet>
    </div>
  )
}

/** A profile the plan keeps closed: nothing is lost. */
export function LockedKid({ kid }: { kid: Kid }) {
  const { t } = useTranslation('kids')
  const message = useLockedMessage()
  return (
    <section className="grid gap-3 rounded-card bg-surface p-5 text-center shadow-card">
      <Lock aria-hidden="true" className="mx-auto size-8 text-muted" />
      <h2 className="text-xl">{t('locked.title', { name: kid.name })}</h2>
      <p className="text-muted">{message}</p>
      <LockedKidActions kid={kid} />
    </section>
  )
}

export function LockedKidSheet({ kid, onClose }: { kid: Kid | null; onClose: () => void }) {
  const { t } = useTranslation('kids')
  const message = useLockedMessage()
  return (
    <Sheet
      open={kid !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={kid ? t('locked.title', { name: kid.name }) : ''}
      description={message}
    >
      {kid && <LockedKidActions kid={kid} onOpened={onClose} />}
    </Sheet>
  )
}
