import { LIMITS } from '@luciole/contract/limits'
import type { Subscription } from '@luciole/contract/subscriptions'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Lamp } from '#ui/lamp.tsx'
import { Quiet } from '#ui/quiet.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { usePlanWords } from './plan-words'
import { useSubscription } from './subscriptions.queries'

export type Gate = 'kids' | 'stories' | 'narration'

function useGateMessage(gate: Gate, subscription: Subscription | undefined) {
  const { t } = useTranslation('subscriptions')
  const words = usePlanWords()
  if (gate === 'kids') return t('gate.kids', { count: LIMITS.familyKids })
  if (gate === 'narration') return t('gate.narration')
  const { status, until } = subscription ?? {}
  if (status === 'active' && until) return t('gate.storiesRenew', { when: words.day(until) })
  return t(status === 'freeTrial' ? 'gate.storiesTrial' : 'gate.storiesEnded')
}

/** Where the plan ends: one kind sentence and one way forward. */
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
  const { data } = useSubscription()
  const message = useGateMessage(gate, data)
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t(`gate.${gate}Title`)}
      description={message}
    >
      <div className="grid gap-2">
        <Lamp render={<Link to="/subscribe" />}>
          {t(gate === 'narration' ? 'gate.addNarration' : 'gate.action')}
        </Lamp>
        <Quiet look="plain" onClick={() => onOpenChange(false)}>
          {t('gate.later')}
        </Quiet>
      </div>
    </Sheet>
  )
}
