import type { Db } from '#platform/db'
import { handleJob, type JobHandler } from '#platform/jobs'
import type { Identity } from '#providers/identity/identity'
import { tellLanguageJob } from './account-jobs'
import { findAccount } from './accounts.store'

/** The letters of the identity follow the language of the account. */
export const createTellLanguageJob = ({
  db,
  identity,
}: {
  db: Db
  identity: Identity
}): JobHandler =>
  handleJob({
    job: tellLanguageJob,
    async run({ payload: { accountId } }) {
      const account = await findAccount(db, accountId)
      if (!account) return
      await identity.setLanguage({ userId: accountId, language: account.interfaceLanguage })
    },
    giveUp: async () => {},
  })
