import type { Language } from '@luciole/contract/language'
import type { Db, Tx } from '#platform/db'
import { eraseEvents } from '#platform/events'
import type { Identity } from '#providers/identity/identity'
import type { MediaStore } from '#providers/media-store/media-store'
import * as store from './accounts.store'
import type { Holding } from './holdings'

export type ErasureDeps = {
  db: Db
  identity: Identity
  mediaStore: MediaStore
  holdings: readonly Holding[]
  /** Ends what still costs money, and keeps the one mark that outlives the account. */
  endSubscription: (end: {
    accountId: string
    email: string
    key: string
    signal: AbortSignal
  }) => Promise<void>
  /** The letters kept here; the receipt is the only one that comes after. */
  forgetLetters: (email: string) => Promise<void>
  sendReceipt: (receipt: {
    key: string
    to: string
    language: Language
    signal: AbortSignal
  }) => Promise<void>
}
type Commit = <Result>(work: (tx: Tx) => Promise<Result>) => Promise<Result>

/**
 * Every step may be repeated: a crash anywhere starts again from the erasure's row, which goes with
 * the last commit.
 */
export async function eraseAccount(
  deps: ErasureDeps,
  {
    erasureId,
    jobId,
    commit,
    signal,
  }: { erasureId: string; jobId: string; commit: Commit; signal: AbortSignal },
): Promise<void> {
  const erasure = await store.findErasure(deps.db, erasureId)
  if (!erasure) return
  const { accountId, email, language } = erasure
  await deps.identity.endSessions({ userId: accountId })
  await deps.endSubscription({ accountId, email, key: `${erasureId}:subscription`, signal })
  await deps.mediaStore.removeAllOf(accountId)
  await commit((tx) => eraseRows(deps, { tx, accountId, jobId }))
  await deps.identity.deleteUser({ userId: accountId, email })
  await deps.forgetLetters(email)
  await deps.sendReceipt({ key: `${erasureId}:receipt`, to: email, language, signal })
  // Once more, for what a job that was running stored meanwhile.
  await deps.mediaStore.removeAllOf(accountId)
  await assertNothingLeft(deps, accountId)
  await commit(async (tx) => {
    await eraseRows(deps, { tx, accountId, jobId })
    await store.deleteAccount(tx, accountId)
    await store.deleteErasure(tx, erasureId)
  })
}

async function eraseRows(
  { holdings }: ErasureDeps,
  { tx, accountId, jobId }: { tx: Tx; accountId: string; jobId: string },
) {
  await store.deleteJobsNaming(tx, { accountId, except: jobId })
  for (const { eraseRows: erase } of holdings) await erase({ tx, accountId })
  await eraseEvents({ tx, accountId })
}

/** Something wrote while we erased: the job fails, and its next try takes that away too. */
async function assertNothingLeft({ db, holdings }: ErasureDeps, accountId: string) {
  for (const { name, exportRows } of holdings) {
    const tables = Object.entries(await exportRows({ db, accountId }))
    const left = tables.filter(([table, rows]) => table !== 'accounts' && rows.length > 0)
    if (left.length > 0) throw new Error(`The erasure left rows behind in ${name}.`)
  }
}
