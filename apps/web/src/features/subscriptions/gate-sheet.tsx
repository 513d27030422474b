import { LIMITS } from '@luciole/contract/limits'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Lamp } from '#ui/lamp.tsx'
import { Quiet } from '#ui/quiet.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { gateWords, type Gate } from './gate-words'
import type { Wish } from './plan-choice'
import { usePlanWords } from './plan-words'
import { StartTrial } from './start-trial.tsx'
import { useSubscription } from './subscriptions.queries'

const WISH_AT: Record<Gate, Wish> = { kids: 'family', stories: 'stories' }

/** Where the plan ends, in one kind sentence, and whether a larger one leads on. */
export function useGate(gate: Gate) {
  const { data: subscription } = useSubscription()
  const { t } = useTranslation('subscriptions')
  const words = usePlanWords()
  const { title, message, hasMore } = gateWords({ gate, subscription })
  const when = subscription?.until ? words.day(subscription.until) : ''
  const blanks = { count: LIMITS.familyKids, when }
  return {
    title: t(`gate.${title}`),
    message: t(`gate.${message}`, blanks),
    hasMore,
    isTrial: title === 'trialTitle',
  }
}

/** The one way forward: a trial that waits, a larger plan, or home. */
export function GateLamp({ gate, seePlans }: { gate: Gate; seePlans: string }) {
  const { t } = useTranslation('common')
  const { hasMore, isTrial } = useGate(gate)
  if (isTrial) return <StartTrial />
  return hasMore ? (
    <Lamp render={<Link to="/subscribe" search={{ add: WISH_AT[gate] }} />}>{seePlans}</Lamp>
  ) : (
    <Lamp render={<Link to="/" />}>{t('home')}</Lamp>
  )
}

/** One kind sentence and one way forward. */
export function GateSheet({
  gate,
  open,
  onOpenChange,
}: {
  gate: Gate
  open: boolean
  onOpenChange: (open: boolean) => void
}) {
  const { t } = useTranslation('subscriptions')
  const { title, message } = useGate(gate)
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={title} description={message}>
      <div className="grid gap-2">
        <GateLamp gate={gate} seePlans={t('gate.action')} />
        <Quiet look="plain" onClick={() => onOpenChange(false)}>
          {t('gate.later')}
        </Quiet>
      </div>
    </Sheet>
  )
}
