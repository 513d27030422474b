import type { Attempt } from '@luciole/contract/subscriptions'

const RANK: Record<Attempt['state'], number> = {
  created: 0,
  open: 1,
  processing: 2,
  failed: 3,
  expired: 3,
  succeeded: 4,
}

/** An attempt never goes back; only a late success may still win over a failure. */
export const isLaterState = ({ from, to }: { from: Attempt['state']; to: Attempt['state'] }) =>
  RANK[to] > RANK[from]

export const isSettled = (state: Attempt['state']) => RANK[state] >= RANK.failed
