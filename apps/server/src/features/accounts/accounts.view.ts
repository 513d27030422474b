import type { Account } from '@luciole/contract/accounts'
import type { AccountRow } from './accounts.tables'

export const viewAccount = ({
  row,
  email,
  onboarded,
}: {
  row: AccountRow
  email: string
  onboarded: boolean
}): Account => ({
  id: row.id,
  email,
  interfaceLanguage: row.interfaceLanguage,
  storyLanguage: row.storyLanguage,
  onboarded,
  parentGate: row.parentGate,
  createdAt: row.createdAt.toISOString(),
})
