import type { Ledger } from '@luciole/contract/book'

export const REMEMBERED_STORIES = 10

/** Stories since this was last told, from 1; infinite when never within the ledger. */
export function storiesSince({
  ledger,
  isIt,
}: {
  ledger: Ledger
  isIt: (entry: Ledger['entries'][number]) => boolean
}): number {
  const at = ledger.entries.findLastIndex(isIt)
  return at < 0 ? Number.POSITIVE_INFINITY : ledger.entries.length - at
}

/** How stale a unit is: 1 when told in the last story, 0 when not remembered. Asked thousands of times a story. */
export function staleness({ ledger, unit }: { ledger: Ledger; unit: string }): number {
  const { entries } = ledger
  const furthest = Math.min(entries.length, REMEMBERED_STORIES * 2)
  for (let since = 1; since <= furthest; since++)
    if (entries[entries.length - since]?.units.includes(unit)) return 1 / since
  return 0
}
