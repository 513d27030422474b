import { deleteExportsOf, findAccount } from './accounts.store'
import type { Holding } from './holdings'

/** The account's own rows; its first row and the erasure's go last, with the erasure itself. */
export const accountsHolding: Holding = {
  name: 'account',
  tables: ['accounts', 'account_exports', 'account_erasures'],
  async exportRows({ db, accountId }) {
    const account = await findAccount(db, accountId)
    return { accounts: account ? [account] : [] }
  },
  eraseRows: ({ tx, accountId }) => deleteExportsOf(tx, accountId),
  /** Copies made earlier are no part of the next one. */
  mediaKeys: async () => [],
}
