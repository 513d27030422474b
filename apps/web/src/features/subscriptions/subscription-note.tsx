import { useSubscriptionLines } from './subscription-line'
import { useSubscription } from './subscriptions.queries'

/** What is left of the plan, in the small print of other screens. */
export function SubscriptionNote() {
  const { data } = useSubscription()
  const linesOf = useSubscriptionLines()
  if (!data || data.status === 'none' || data.status === 'notOnboarded') return null
  const { title, detail } = linesOf(data)
  const hasEnded = data.status === 'freeTrialExpired' || data.status === 'expired'
  return <span>{hasEnded ? `${title}. ${detail}` : (detail ?? title)}</span>
}
