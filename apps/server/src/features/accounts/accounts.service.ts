import type { Account } from '@luciole/contract/accounts'
import type { Language } from '@luciole/contract/language'
import type { Clock } from '#platform/clock'
import { inTransaction, type Db, type Tx } from '#platform/db'
import { AppError } from '#platform/errors'
import { appendEvent } from '#platform/events'
import type { NewId } from '#platform/ids'
import { enqueue } from '#platform/jobs'
import type { Parent } from '#platform/trpc'
import type { Identity } from '#providers/identity/identity'
import { eraseAccountJob, tellLanguageJob } from './account-jobs'
import { findAccount, insertErasure, updateAccount } from './accounts.store'
import type { AccountRow } from './accounts.tables'
import { viewAccount } from './accounts.view'
import { shouldAskForRating } from './rating-rule'

const CONFIRMATIONS = ['DELETE', 'SUPPRIMER']

export type AccountsDeps = {
  db: Db
  clock: Clock
  newId: NewId
  identity: Identity
  /** Skipped, or ended by a trial or a plan. */
  isOnboarded: (accountId: string) => Promise<boolean>
  markOnboarded: (skip: { tx: Tx; accountId: string }) => Promise<void>
  countFinishedBooks: (accountId: string) => Promise<number>
}
export type AccountsService = ReturnType<typeof createAccountsService>

export function createAccountsService(deps: AccountsDeps) {
  const { db, clock, identity } = deps

  async function mustFind({ accountId }: Parent): Promise<AccountRow> {
    const row = await findAccount(db, accountId)
    if (!row) throw new AppError('not_found')
    return row
  }

  async function view(parent: Parent): Promise<Account> {
    const [row, onboarded] = await Promise.all([
      mustFind(parent),
      deps.isOnboarded(parent.accountId),
    ])
    return viewAccount({ row, email: parent.email ?? '', onboarded })
  }

  async function change(
    parent: Parent,
    patch: Partial<AccountRow>,
    alongside: (tx: Tx) => Promise<void> = async () => {},
  ): Promise<Account> {
    await inTransaction({ db }, async (tx) => {
      const { accountId } = parent
      await updateAccount(tx, { id: accountId, patch })
      await alongside(tx)
      await appendEvent({ tx, accountId, event: { type: 'account.changed' } })
    })
    return view(parent)
  }

  return {
    get: view,

    async setLanguages(
      parent: Parent,
      languages: {
        interfaceLanguage?: Language | undefined
        storyLanguage?: Language | undefined
      },
    ): Promise<Account> {
      const { interfaceLanguage, storyLanguage } = languages
      const patch = {
        ...(interfaceLanguage === undefined ? {} : { interfaceLanguage }),
        ...(storyLanguage === undefined ? {} : { storyLanguage }),
      }
      if (Object.keys(patch).length === 0) return view(parent)
      const payload = { accountId: parent.accountId }
      return change(parent, patch, async (tx) => {
        if (interfaceLanguage) await enqueue({ tx, job: tellLanguageJob, payload })
      })
    },

    setParentGate: (parent: Parent, parentGate: boolean) => change(parent, { parentGate }),

    async skipOnboarding(parent: Parent): Promise<Account> {
      const { accountId } = parent
      await inTransaction({ db }, async (tx) => {
        await deps.markOnboarded({ tx, accountId })
        await appendEvent({ tx, accountId, event: { type: 'account.changed' } })
      })
      return view(parent)
    },

    /** From the commit on the account is closed; the erasing itself is the job's. */
    async delete(
      parent: Parent,
      {
        password,
        confirmation,
        address,
      }: { password: string; confirmation: string; address: string },
    ): Promise<void> {
      const { accountId, email = '' } = parent
      if (!CONFIRMATIONS.includes(confirmation.trim().toUpperCase())) {
        throw new AppError('account.confirmation_wrong')
      }
      const check = await identity.checkPassword({ userId: accountId, email, password, address })
      if (check === 'too_many') throw new AppError('too_many_requests')
      if (check === 'wrong') throw new AppError('account.password_wrong')
      const { interfaceLanguage: language } = await mustFind(parent)
      await inTransaction({ db }, async (tx) => {
        const id = deps.newId()
        const createdAt = clock.now()
        await updateAccount(tx, { id: accountId, patch: { deletingSince: createdAt } })
        const isFirst = await insertErasure(tx, { id, accountId, email, language, createdAt })
        if (!isFirst) return
        await enqueue({ tx, job: eraseAccountJob, payload: { erasureId: id }, key: id })
        // Whatever else is open, on this device or another, asks again and is closed too.
        await appendEvent({ tx, accountId, event: { type: 'account.changed' } })
        if (identity.mode === 'embedded') await identity.endSessions({ tx, userId: accountId })
      })
    },

    async shouldAskRating(parent: Parent): Promise<boolean> {
      const account = await mustFind(parent)
      const finishedBooks = await deps.countFinishedBooks(parent.accountId)
      return shouldAskForRating({ finishedBooks, account, now: clock.now() })
    },

    /** No stars: not now. */
    async answerRating(parent: Parent, stars: number | null): Promise<void> {
      const { ratingAskedTimes } = await mustFind(parent)
      const asked = { ratingAskedAt: clock.now(), ratingAskedTimes: ratingAskedTimes + 1 }
      const patch = stars === null ? asked : { ...asked, ratingStars: stars }
      await updateAccount(db, { id: parent.accountId, patch })
    },

    /** What another feature writes a letter or a book in. */
    async languagesOf(accountId: string) {
      const row = await findAccount(db, accountId)
      return {
        interfaceLanguage: row?.interfaceLanguage ?? 'en',
        storyLanguage: row?.storyLanguage ?? 'en',
      }
    },
  }
}
