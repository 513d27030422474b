import type { Companion } from '@luciole/contract/companions'
import type { Portrait } from '@luciole/contract/portraits'
import type { CompanionRow } from './companions.tables'

const NOT_PAINTED: Portrait = {
  state: 'none',
  version: 0,
  character: null,
  progress: 0,
  images: null,
}

export function companionView({
  row,
  portrait = NOT_PAINTED,
}: {
  row: CompanionRow
  portrait: Portrait | undefined
}): Companion {
  const { id, kidId, type, name, sex, age, description } = row
  return { id, kidId, type, name, sex, age, description, portrait }
}
