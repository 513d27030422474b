import type { Companion } from '@luciole/contract/companions'
import { NO_PORTRAIT, type Portrait } from '@luciole/contract/portraits'
import type { CompanionRow } from './companions.tables'

export function companionView({
  row,
  portrait = NO_PORTRAIT,
}: {
  row: CompanionRow
  portrait: Portrait | undefined
}): Companion {
  const { id, kidId, type, name, sex, age, description } = row
  return { id, kidId, type, name, sex, age, description, portrait }
}
