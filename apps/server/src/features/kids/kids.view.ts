import type { Kid } from '@luciole/contract/kids'
import type { Portrait } from '@luciole/contract/portraits'
import type { KidRow } from './kids.tables'

export const NO_PORTRAIT: Portrait = {
  state: 'none',
  version: 0,
  character: null,
  progress: 0,
  images: null,
}

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
