import { LIMITS } from '@luciole/contract/limits'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Lamp } from '#ui/lamp.tsx'
import { Quiet } from '#ui/quiet.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { gateWords, type Gate } from './gate-words'
import type { Wish } from './plan-choice'
import { usePlanWords } from './plan-words'
import { useSubscription } from './subscriptions.queries'

const WISH_AT: Record<Gate, Wish> = { kids: 'family', stories: 'stories' }

/** Where the plan ends, in one kind sentence, and whether a larger one leads on. */
export function useGate(gate: Gate): { title: string; message: string; hasMore: boolean } {
  const { data: subscription } = useSubscription()
  const { t } = useTranslation('subscriptions')
  const words = usePlanWords()
  const { title, message, hasMore } = gateWords({ gate, subscription })
  const when = subscription?.until ? words.day(subscription.until) : ''
  const blanks = { count: LIMITS.familyKids, when }
  return { title: t(`gate.${title}`), message: t(`gate.${message}`, blanks), hasMore }
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
  const { t } = useTranslation(['subscriptions', 'common'])
  const { title, message, hasMore } = useGate(gate)
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={title} description={message}>
      <div className="grid gap-2">
        {hasMore ? (
          <Lamp render={<Link to="/subscribe" search={{ add: WISH_AT[gate] }} />}>
            {t('gate.action')}
          </Lamp>
        ) : (
          <Lamp render={<Link to="/" />}>{t('common:home')}</Lamp>
        )}
        <Quiet look="plain" onClick={() => onOpenChange(false)}>
          {t('gate.later')}
        </Quiet>
      </div>
    </Sheet>
  )
}
