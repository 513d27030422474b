import type { Clock } from '#platform/clock'
import { inTransaction, type Db } from '#platform/db'
import type { NewId } from '#platform/ids'
import * as store from './live.store'
import type { ModelCallRow } from './live.tables'

const DAYS = 30
const DAY_MS = 86_400_000
export const MICROS = 1_000_000

/** Whom a call is for: what it costs counts against this story and this account. */
export interface Bill {
  accountId: string
  storyId: string | null
}

export interface Reservation {
  settle(outcome: { micros: number; isUsed: boolean }): Promise<void>
}

export type Purse = ReturnType<typeof createPurse>

/** No call is made that its story or its account cannot pay at its dearest. */
export function createPurse({
  db,
  clock,
  newId,
  storyBudget,
  accountBudget,
}: {
  db: Db
  clock: Clock
  newId: NewId
  /** In the provider’s currency; what an account may spend in thirty days. */
  storyBudget: number
  accountBudget: number
}) {
  return {
    /** Null when there is not enough left. */
    reserve: ({
      bill: { accountId, storyId },
      micros,
      ...call
    }: {
      bill: Bill
      need: ModelCallRow['need']
      model: string
      micros: number
    }): Promise<Reservation | null> =>
      inTransaction({ db }, async (tx) => {
        const createdAt = clock.now()
        await store.lockPurse({ db: tx, accountId })
        const since = new Date(createdAt.getTime() - DAYS * DAY_MS)
        const byAccount = await store.spentByAccount({ db: tx, accountId, since })
        const onStory = storyId === null ? 0 : await store.spentOnStory({ db: tx, storyId })
        if (byAccount + micros > accountBudget * MICROS) return null
        if (onStory + micros > storyBudget * MICROS) return null
        const id = newId()
        const outcome = 'under_way' as const
        const row = {
          ...call,
          id,
          accountId,
          storyId,
          outcome,
          micros: Math.ceil(micros),
          createdAt,
        }
        await store.insertModelCall({ db: tx, row })
        return {
          settle: ({ micros: spent, isUsed }) =>
            store.settleModelCall({
              db,
              id,
              micros: Math.ceil(spent),
              outcome: isUsed ? 'used' : 'unused',
            }),
        }
      }),
  }
}
