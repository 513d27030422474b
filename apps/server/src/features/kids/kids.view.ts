import type { Kid } from '@luciole/contract/kids'
import { NO_PORTRAIT, type Portrait } from '@luciole/contract/portraits'
import type { KidRow } from './kids.tables'

export function kidView({
  row,
  portrait = NO_PORTRAIT,
  isLocked,
}: {
  row: KidRow
  portrait: Portrait | undefined
  isLocked: boolean
}): Kid {
  const { id, name, sex, dateOfBirth, color } = row
  return { id, name, sex, dateOfBirth, color, portrait, locked: isLocked }
}
