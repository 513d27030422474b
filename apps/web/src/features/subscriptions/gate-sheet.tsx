import { LIMITS } from '@luciole/contract/limits'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Lamp } from '#ui/lamp.tsx'
import { Quiet } from '#ui/quiet.tsx'
import { Sheet } from '#ui/sheet.tsx'
import type { Wish } from './plan-choice'
import { usePlanWords } from './plan-words'
import { useSubscription } from './subscriptions.queries'

type Gate = 'kids' | 'stories'
const WISH_AT: Record<Gate, Wish> = { kids: 'family', stories: 'stories' }

/** Where the plan ends, in one kind sentence. */
export function useGateMessage(gate: Gate): string {
  const { data: subscription } = useSubscription()
  const { t } = useTranslation('subscriptions')
  const words = usePlanWords()
  const { status, until, planType } = subscription ?? {}
  if (gate === 'kids') {
    return t(planType ? 'gate.kids' : 'gate.kidsNoPlan', { count: LIMITS.familyKids })
  }
  if (subscription?.trialAvailable && !planType) return t('gate.storiesTrialWaits')
  if (status === 'active' && until) return t('gate.storiesRenew', { when: words.day(until) })
  return t(status === 'freeTrial' ? 'gate.storiesTrial' : 'gate.storiesEnded')
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
  const message = useGateMessage(gate)
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t(`gate.${gate}Title`)}
      description={message}
    >
      <div className="grid gap-2">
        <Lamp render={<Link to="/subscribe" search={{ add: WISH_AT[gate] }} />}>
          {t('gate.action')}
        </Lamp>
        <Quiet look="plain" onClick={() => onOpenChange(false)}>
          {t('gate.later')}
        </Quiet>
      </div>
    </Sheet>
  )
}
